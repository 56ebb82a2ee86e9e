//! The views and the tasks of the chunk, and its functions.

use leptos::prelude::untrack;
use protocol::GameFormat;
use protocol::{MatchReader, reader_of};
use scene::{Face, Word};
use session::MatchRecord;

use super::results::daily_state;
use super::{OwnParts, SceneDialog, SceneGame, SceneState, tutorial};
use crate::components::{dialog_view, match_view, watch};
use crate::dom::{Element, el};
use crate::faces::other_face;
use crate::online;
use crate::online::{has_no_hints, host_goes_on};
use crate::scene_page::{chart, more_choices, pad, run_key};
use crate::shell::{Chunk, Dialog, KeyPress, LoadedSettings, MatchTask, MatchView, Shell};

/// The functions of the chunk that only a page with matches has.
pub struct LazyApi<T: SceneGame> {
    /// Handles a move of the learner in the tutorial.
    pub play_tutorial: fn(Shell<SceneState<T>>, &Word),
    /// The reader of saved matches.
    pub match_reader: MatchReader,
    /// The state of today's deal beside its button.
    pub daily_state: fn(Shell<SceneState<T>>) -> Option<String>,
    /// The state beside a link of the first page: [`OwnParts::link_state`].
    pub link_state: fn(Shell<SceneState<T>>, usize) -> Option<String>,
    /// The tip of a round.
    pub tip: fn(Shell<SceneState<T>>) -> Option<String>,
}

/// A view of the chunk.
#[derive(Clone, Debug, PartialEq)]
pub enum SceneView {
    /// A dialog that the person opens.
    Dialog(Dialog<SceneDialog>),
    /// The tutorial.
    Tutorial,
    /// The face of a piece that is no card.
    Face(Face),
    /// The moves of marked pieces, and many moves as a list.
    MoreChoices,
    /// The score pad with this id, and whether its cells are buttons.
    Pad(&'static str, bool),
    /// A view about matches.
    Match(MatchView),
    /// The game's own view over the page.
    Overlay,
}

/// A task of the chunk.
pub enum SceneTask<T: SceneGame> {
    /// A task about matches.
    Match(MatchTask),
    /// Opens a dialog that the address names.
    Open(Dialog<SceneDialog>),
    /// Keeps the result of a match that is over.
    Keep(Box<MatchRecord>),
    /// Handles a keyboard shortcut at the table.
    Key(KeyPress),
    /// Opens the hint.
    Hint,
    /// A task that only this game has.
    Own(<T::Own as OwnParts<T>>::Task),
}

/// The functions of the chunk: the way into it. A direct call from elsewhere would move a function into
/// the program that every visitor waits for.
#[must_use]
pub fn lazy_chunk<T: SceneGame>() -> Chunk<SceneState<T>> {
    Chunk {
        build: build::<T>,
        run: run::<T>,
        watch: |shell| {
            watch(shell);
            online::watch(shell);
        },
        settings: || LoadedSettings::load(T::Format::INFO),
        lazy_api: LazyApi {
            play_tutorial: tutorial::play,
            match_reader: MatchReader::new(reader_of::<T::Format>()),
            daily_state: daily_state::<T>,
            link_state: T::Own::link_state,
            tip: T::Own::tip,
        },
    }
}

fn build<T: SceneGame>(shell: Shell<SceneState<T>>, view: SceneView) -> Element {
    match view {
        SceneView::Dialog(dialog) => dialog_view(shell, dialog),
        SceneView::Tutorial => T::Own::tutorial(shell).unwrap_or_else(|| tutorial::tutorial(shell)),
        SceneView::Overlay => T::Own::overlay(shell),
        SceneView::Face(face) => other_face(&face),
        SceneView::MoreChoices => more_choices(shell),
        SceneView::Pad(id, is_pressed) => pad(shell, id, is_pressed),
        SceneView::Match(MatchView::End) => el("div")
            .child(chart(shell))
            .child(host_goes_on(shell))
            .child(match_view(shell, MatchView::End)),
        SceneView::Match(view) => match_view(shell, view),
    }
}

fn run<T: SceneGame>(shell: Shell<SceneState<T>>, task: SceneTask<T>) {
    match task {
        SceneTask::Match(MatchTask::Embed) => shell.connect_host(),
        SceneTask::Match(MatchTask::PlayOnHere) => shell.play_on_here(),
        SceneTask::Match(MatchTask::Undo) => shell.undo(),
        SceneTask::Open(dialog) => shell.open_dialog(dialog),
        SceneTask::Keep(record) => shell.keep_result(&record),
        SceneTask::Key(press) => drop(run_key(shell, &press)),
        SceneTask::Own(task) => T::Own::run(shell, task),
        SceneTask::Hint if has_no_hints(shell) => {}
        SceneTask::Hint if untrack(|| shell.is_at_table()) => shell.hint(),
        SceneTask::Hint => tutorial::hint(shell),
    }
}

impl<T: SceneGame> Clone for LazyApi<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T: SceneGame> Copy for LazyApi<T> {}

impl From<Dialog<SceneDialog>> for SceneView {
    fn from(dialog: Dialog<SceneDialog>) -> Self {
        Self::Dialog(dialog)
    }
}

impl From<MatchView> for SceneView {
    fn from(view: MatchView) -> Self {
        Self::Match(view)
    }
}

impl<T: SceneGame> From<KeyPress> for SceneTask<T> {
    fn from(press: KeyPress) -> Self {
        Self::Key(press)
    }
}

impl<T: SceneGame> From<MatchTask> for SceneTask<T> {
    fn from(task: MatchTask) -> Self {
        Self::Match(task)
    }
}
