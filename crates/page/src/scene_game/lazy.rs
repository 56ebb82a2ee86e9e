//! The views and the tasks of the chunk, and its functions.

use leptos::prelude::untrack;
use protocol::AsideMatch;
use scene::{Face, Word};
use session::{MatchRecord, TableGame};

use super::results::daily_state;
use super::{SceneDialog, SceneGame, SceneState, lesson};
use crate::components::{dialog_view, match_view, watch};
use crate::dom::{Element, el};
use crate::faces::other_face;
use crate::friends;
use crate::friends::{has_no_hints, host_goes_on};
use crate::scene_page::{chart, more_choices, run_key};
use crate::shell::{
    Chunk, Dialog, KeyPress, LoadedSettings, MatchTask, MatchView, ReadMatch, Shell,
};

/// The functions of the chunk that only a page with matches has.
pub struct Entries<T: SceneGame> {
    /// Handles a move of the learner in the tutorial.
    pub play_lesson: fn(Shell<SceneState<T>>, &Word),
    /// Parses a saved match.
    pub read_match: ReadMatch<T::Format>,
    /// The state of today's deal beside its button.
    pub daily_state: fn(Shell<SceneState<T>>) -> Option<String>,
}

/// A view of the chunk.
#[derive(Clone, Debug, PartialEq)]
pub enum SceneView<R: TableGame> {
    /// A dialog that the person opens.
    Dialog(Dialog<SceneDialog>),
    /// The tutorial.
    Lesson,
    /// The face of a piece that is no card.
    Face(Face),
    /// The moves of marked pieces, and many moves as a list.
    MoreChoices,
    /// A view about matches.
    Match(MatchView<R>),
}

/// A task of the chunk.
#[derive(Clone, Debug)]
pub enum SceneTask<R: TableGame> {
    /// A task about matches.
    Match(MatchTask),
    /// Opens a dialog that the address names.
    Open(Dialog<SceneDialog>),
    /// Keeps the result of a match that is over.
    Keep(Box<MatchRecord<R>>),
    /// Handles a keyboard shortcut at the table.
    Key(KeyPress),
    /// Opens the hint.
    Hint,
}

/// The functions of the chunk: the way into it. A direct call from elsewhere would move a function into
/// the program that every visitor waits for.
#[must_use]
pub fn entries<T: SceneGame>() -> Chunk<SceneState<T>> {
    Chunk {
        build: build::<T>,
        run: run::<T>,
        watch: |shell| {
            watch(shell);
            friends::watch(shell);
        },
        settings: LoadedSettings::load,
        entries: Entries {
            play_lesson: lesson::play,
            read_match: |text| AsideMatch::load(text).ok(),
            daily_state: daily_state::<T>,
        },
    }
}

fn build<T: SceneGame>(shell: Shell<SceneState<T>>, view: SceneView<T::Round>) -> Element {
    match view {
        SceneView::Dialog(dialog) => dialog_view(shell, dialog),
        SceneView::Lesson => lesson::lesson(shell),
        SceneView::Face(face) => other_face(&face),
        SceneView::MoreChoices => more_choices(shell),
        SceneView::Match(MatchView::End) => el("div")
            .child(chart(shell))
            .child(host_goes_on(shell))
            .child(match_view(shell, MatchView::End)),
        SceneView::Match(view) => match_view(shell, view),
    }
}

fn run<T: SceneGame>(shell: Shell<SceneState<T>>, task: SceneTask<T::Round>) {
    match task {
        SceneTask::Match(MatchTask::Embed) => shell.connect_host(),
        SceneTask::Match(MatchTask::PlayOnHere) => shell.play_on_here(),
        SceneTask::Match(MatchTask::Undo) => shell.undo(),
        SceneTask::Open(dialog) => shell.open_dialog(dialog),
        SceneTask::Keep(record) => shell.keep_result(&record),
        SceneTask::Key(press) => drop(run_key(shell, &press)),
        SceneTask::Hint if has_no_hints(shell) => {}
        SceneTask::Hint if untrack(|| shell.is_at_table()) => shell.hint(),
        SceneTask::Hint => lesson::hint(shell),
    }
}

impl<T: SceneGame> Clone for Entries<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T: SceneGame> Copy for Entries<T> {}

impl<R: TableGame> From<Dialog<SceneDialog>> for SceneView<R> {
    fn from(dialog: Dialog<SceneDialog>) -> Self {
        Self::Dialog(dialog)
    }
}

impl<R: TableGame> From<MatchView<R>> for SceneView<R> {
    fn from(view: MatchView<R>) -> Self {
        Self::Match(view)
    }
}

impl<R: TableGame> From<KeyPress> for SceneTask<R> {
    fn from(press: KeyPress) -> Self {
        Self::Key(press)
    }
}

impl<R: TableGame> From<MatchTask> for SceneTask<R> {
    fn from(task: MatchTask) -> Self {
        Self::Match(task)
    }
}
