//! Code splitting: the functions of the chunk that a first match does not need. It is loaded when one of
//! them is used for the first time, or at once if matches or settings are saved.
//!
//! The chunk is reached through [`entries`] only. A direct call from elsewhere would move the function
//! into the program that every visitor waits for.

use little_devils::protocol::AsideMatch;
use page::components::dialog_view;
use page::dom::Element;

use crate::components::{analysis_view, lesson, match_list, new_match, question_dialog, run_key};
use crate::embed;
use crate::store::{Chunk, Entries, LazyTask, LazyView, Store, load_settings};

/// The functions of the chunk. This function is the way into it: see [`LoadChunk`].
///
/// [`LoadChunk`]: crate::store::LoadChunk
#[must_use]
pub fn entries() -> Chunk {
    Chunk {
        build: |shell, view| build(shell.into(), view),
        run: |shell, task| run(shell.into(), task),
        settings: load_settings,
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
        LazyView::NewMatch(form) => new_match(store, form),
        LazyView::Matches => match_list(store),
        LazyView::Question(question) => question_dialog(store, question),
        LazyView::Analysis => analysis_view(store),
    }
}

fn run(store: Store, task: LazyTask) {
    match task {
        LazyTask::Embed => embed::connect(store),
        LazyTask::FollowFragment => store.follow_fragment(),
        LazyTask::OpenAnalysis(entry) => store.open_analysis(entry.into()),
        LazyTask::Analysis(message) => store.handle_analysis_message(&message),
        LazyTask::PlayOnHere => store.play_on_here(),
        LazyTask::Key(press) => run_key(store, &press),
        LazyTask::Undo => store.undo(),
        LazyTask::Hint => store.hint(),
        LazyTask::AskTip => store.ask_advice(),
        LazyTask::StopCoaching => store.stop_coaching(),
    }
}
