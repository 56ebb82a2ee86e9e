//! Code splitting: the functions of the chunk that a first match does not need. It is loaded when one of
//! them is used for the first time, or at once if matches or settings are saved.
//!
//! The chunk is reached through [`entries`] only. A direct call from elsewhere would move the function
//! into the program that every visitor waits for.

use little_devils::protocol::AsideMatch;
use page::components::{dialog_view, match_view, watch};
use page::dom::{Element, el};
use page::friends;
use page::friends::has_no_hints;
use page::shell::{LoadedSettings, MatchTask, MatchView};

use crate::components::{analysis_view, lesson, plot, run_key};
use crate::store::{Chunk, Entries, LazyTask, LazyView, Store};

/// The functions of the chunk. This function is the way into it: see [`LoadChunk`].
///
/// [`LoadChunk`]: page::shell::LoadChunk
#[must_use]
pub fn entries() -> Chunk {
    Chunk {
        build: |shell, view| build(shell.into(), view),
        run: |shell, task| run(shell.into(), task),
        watch: |shell| {
            watch(shell);
            friends::watch(shell);
        },
        settings: LoadedSettings::load,
        entries: Entries {
            tip: Store::tip,
            read_match: |text| AsideMatch::load(text).ok(),
        },
    }
}

fn build(store: Store, view: LazyView) -> Element {
    match view {
        LazyView::Dialog(dialog) => dialog_view(*store, dialog),
        LazyView::Lesson => lesson(store),
        LazyView::Match(MatchView::End) => el("div")
            .child(plot(store))
            .child(match_view(*store, MatchView::End)),
        LazyView::Match(view) => match_view(*store, view),
        LazyView::Analysis => analysis_view(store),
    }
}

fn run(store: Store, task: LazyTask) {
    match task {
        LazyTask::Match(MatchTask::Embed) => store.connect_host(),
        LazyTask::Match(MatchTask::PlayOnHere) => store.play_on_here(),
        LazyTask::Match(MatchTask::Undo) => store.undo(),
        LazyTask::FollowFragment => store.follow_fragment(),
        LazyTask::OpenAnalysis(entry) => store.open_analysis(entry.into()),
        LazyTask::Analysis(message) => store.handle_analysis_message(&message),
        LazyTask::Key(press) => run_key(store, &press),
        LazyTask::Hint if has_no_hints(*store) => {}
        LazyTask::Hint => store.hint(),
        LazyTask::AskTip => store.ask_advice(),
        LazyTask::StopCoaching => store.stop_coaching(),
    }
}
