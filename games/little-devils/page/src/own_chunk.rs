//! The parts of the page that only Little Devils has, as far as they are in the chunk: the pages of the analysis worker,
//! its own hint, rules and tutorial.

use core::any::Any;

use leptos::prelude::untrack;

use little_devils::scene::{self, TakenBack};
use little_devils::session::MatchRecord;
use page::dom::Element;
use page::scene_page::past_tricks;
use page::shell::{OwnChunk, Shell, WordsRef, typed};

use crate::components::{analysis_view, backup_buttons, hint, link_state, rules, tutorial};
use crate::state::Task;
use crate::store::Store;

/// The parts in the chunk. Their state is that of [`Own`](crate::Own).
pub(crate) struct InChunk;

impl OwnChunk for InChunk {
    fn run(&self, shell: Shell, task: Box<dyn Any>) {
        let store = Store::from(shell);
        match typed::<Task>(&*task) {
            Task::FollowFragment => store.follow_fragment(),
            Task::OpenAnalysis(entry) => store.open_analysis((*entry).into()),
            Task::Analysis(message) => store.handle_analysis_message(message),
            Task::AskTip => shell.ask_hint(),
            Task::StopTips => store.stop_tips(),
        }
    }

    fn overlay(&self, shell: Shell) -> Element {
        analysis_view(shell.into())
    }

    fn listed(&self, words: WordsRef, record: &MatchRecord) -> Option<(String, String)> {
        Some(scene::listed(words.typed(), record.typed()?))
    }

    fn taken_back(&self, shell: Shell) -> Option<String> {
        let taken = shell.with_session_untracked(|session| {
            let table = session.table().filter(|table| table.can_undo())?;
            TakenBack::from_record(table.record())
        })?;
        Some(taken.text(untrack(|| Store::from(shell).words())))
    }

    fn tutorial(&self, shell: Shell) -> Option<Element> {
        Some(tutorial(shell.into()))
    }

    fn hint(&self, shell: Shell) -> Option<Element> {
        Some(hint(shell.into()))
    }

    fn rules(&self, shell: Shell) -> Option<Element> {
        Some(rules(shell.into()))
    }

    fn data_buttons(&self, shell: Shell) -> Option<Element> {
        Some(backup_buttons(shell.into()))
    }

    fn link_state(&self, shell: Shell, link: usize) -> Option<String> {
        link_state(shell.into(), link)
    }

    fn tricks(&self, shell: Shell) -> Element {
        let words = move || Store::from(shell).words();
        let tricks = move || {
            let tricks = shell.with_session(|session| {
                let table = session.table()?.typed()?;
                Some(scene::past_tricks(&table, words()))
            });
            tricks.unwrap_or_default()
        };
        past_tricks(shell, tricks, move || words().no_trick_yet())
    }

    fn tip(&self, shell: Shell) -> Option<String> {
        Store::from(shell).tip()
    }

    fn answer(&self, shell: Shell, key: char) -> Option<String> {
        Store::from(shell).answer(key)
    }
}
