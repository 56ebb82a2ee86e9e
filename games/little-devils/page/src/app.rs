//! Little Devils as a page that [`page::app`] runs.

use leptos::prelude::RwSignal;

use little_devils::protocol;
use little_devils::rules::Round;
use little_devils::words::Words;
use page::app::App;
use page::dom::Element;
use page::shell::{MatchState, ReadMatch, Shell};

use crate::components::log;
use crate::store::{Entries, LazyView, LittleDevils, Store};
use crate::{coach, scene_effects};

impl App for LittleDevils {
    fn new(
        match_state: MatchState<protocol::LittleDevils, Round>,
        words: RwSignal<&'static Words>,
    ) -> Self {
        Self::new(match_state, words)
    }

    fn title(words: &'static Words) -> &'static str {
        words.title()
    }

    fn match_reader(entries: Entries) -> ReadMatch<protocol::LittleDevils> {
        entries.read_match
    }

    fn connect_workers(shell: Shell<Self>) {
        Store::from(shell).connect_workers();
    }

    fn watch(shell: Shell<Self>) {
        scene_effects::watch(shell.into());
        coach::start(shell.into());
        Store::from(shell).watch_summary();
    }

    fn log(shell: Shell<Self>) -> Element {
        log(shell.into())
    }

    fn follow_address(shell: Shell<Self>) {
        Store::from(shell).follow_address();
    }

    fn overlay(shell: Shell<Self>) -> Option<LazyView> {
        let is_open = Store::from(shell).is_analysis_open();
        is_open.then_some(LazyView::Analysis)
    }
}
