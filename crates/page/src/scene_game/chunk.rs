//! The part of the page of a game at a table that is in the chunk.

use leptos::prelude::untrack;
use protocol::MatchReader;
use scene::{Face, Word};

use super::backup::backup_buttons;
use super::daily::daily_deals;
use super::hint::hint;
use super::results::daily_state;
use super::review::review;
use super::rules::{figure_row, rules_text};
use super::statistics::statistics;
use super::tutorial;
use crate::components;
use crate::components::{dialog_view, end_buttons, match_list, new_match};
use crate::dom::{Element, el};
use crate::faces::other_face;
use crate::online;
use crate::online::{has_no_hints, host_goes_on, online_dialog};
use crate::scene_page;
use crate::scene_page::{chart, more_choices, pad, review_button, run_key};
use crate::shell::{
    ChunkGame, ChunkPage, Dialog, GuideRef, LoadedSettings, OwnChunk, Shell, Task, View,
};
use crate::widgets::with_scroller;

/// The part of a game's page that is in the chunk.
pub struct TableChunk {
    pub(super) game: &'static dyn ChunkGame,
    pub(super) own: &'static dyn OwnChunk,
}

impl ChunkPage for TableChunk {
    fn build(&'static self, shell: Shell, view: View) -> Element {
        match view {
            View::Dialog(dialog) => dialog_view(self, shell, dialog),
            View::Tutorial => {
                let own = self.own.tutorial(shell);
                own.unwrap_or_else(|| tutorial::tutorial(shell))
            }
            View::Face(face) => other_face(&face),
            View::MoreChoices => more_choices(shell),
            View::Pad(id, is_pressed) => pad(shell, id, is_pressed),
            View::NewMatch(form) => new_match(shell, *form),
            View::Matches => match_list(shell),
            View::End => el("div")
                .child(chart(shell))
                .child(host_goes_on(shell))
                .child(end_buttons(shell)),
            View::Question(question) => components::question(shell, question),
            View::Own(_) => self.own.overlay(shell),
        }
    }

    fn run(&self, shell: Shell, task: Task) {
        match task {
            Task::Embed => shell.connect_host(),
            Task::PlayOnHere => shell.play_on_here(),
            Task::Undo => shell.undo(),
            Task::Open(dialog) => shell.open_dialog(dialog),
            Task::Keep(record) => shell.keep_result(&record),
            Task::Key(press) => drop(run_key(shell, &press)),
            Task::Own(task) => self.own.run(shell, task),
            Task::Hint if has_no_hints(shell) => {}
            Task::Hint if untrack(|| shell.is_at_table()) => shell.hint(),
            Task::Hint => tutorial::hint(shell),
        }
    }

    fn watch(&self, shell: Shell) {
        components::watch(shell);
        online::watch(shell);
    }

    fn settings(&self) -> LoadedSettings {
        LoadedSettings::load(self.game.reader().info())
    }

    fn match_reader(&self) -> Option<MatchReader> {
        Some(MatchReader::new(self.game.reader()))
    }

    fn game(&self) -> Option<&'static dyn ChunkGame> {
        Some(self.game)
    }

    fn own(&self) -> Option<&'static dyn OwnChunk> {
        Some(self.own)
    }

    fn rules(&self, shell: Shell) -> Element {
        if let Some(rules) = self.own.rules(shell) {
            return rules;
        }
        shell.load_guide();
        let game = self.game;
        el("div.leaf.text").live(
            move || shell.guide().map(|guide| guide.lang()),
            move |_| {
                let rules = shell.guide().map(|guide| game.rules(guide));
                let card = |face: &Face| el("span.card").child(shell.face(face));
                rules_text(rules.unwrap_or_default(), |row| figure_row(row, card))
            },
        )
    }

    fn keys(&self, guide: GuideRef) -> Vec<(&'static str, &'static str)> {
        self.game.keys(guide)
    }

    fn data_settings(&self, shell: Shell) -> Element {
        let own = self.own.data_buttons(shell);
        own.unwrap_or_else(|| backup_buttons(shell))
    }

    fn dialog_title(&self, shell: Shell, _dialog: Dialog) -> &'static str {
        let name = shell.own_parts().past_tricks();
        name.map_or("", |name| name(shell))
    }

    fn fill_dialog(&self, element: Element, shell: Shell, dialog: Dialog) -> Element {
        match dialog {
            Dialog::Online => online_dialog(element, shell),
            Dialog::Scores => {
                let has_review = shell.record().is_some_and(|record| {
                    let is_ended = record.round_number() > 1 || record.is_round_over();
                    shell.game().has_reviews() && is_ended
                });
                let review = has_review.then(|| el("p.actions").child(review_button(shell)));
                scene_page::scores(element, shell).children(review)
            }
            Dialog::Hint => {
                let own = self.own.hint(shell);
                with_scroller(element, own.unwrap_or_else(|| hint(shell)))
            }
            Dialog::Review => with_scroller(element, review(shell)),
            Dialog::Daily => daily_deals(element, shell),
            Dialog::Statistics => statistics(element, shell),
            Dialog::Tricks => with_scroller(element, self.own.tricks(shell)),
            // The shell fills all others.
            _ => element,
        }
    }

    fn daily_state(&self, shell: Shell) -> Option<String> {
        daily_state(shell)
    }

    fn link_state(&self, shell: Shell, link: usize) -> Option<String> {
        self.own.link_state(shell, link)
    }

    fn tip(&self, shell: Shell) -> Option<String> {
        self.own.tip(shell)
    }

    fn play_tutorial(&self, shell: Shell, mv: &Word) {
        tutorial::play(shell, mv);
    }
}
