//! The dialog of the review.

use analysis::Summary;
use leptos::prelude::RwSignal;

use super::super::{SceneGame, SceneState};
use super::decisions::{decisions, shown, table};
use super::texts::{Texts, texts};
use crate::dom::{Element, el};
use crate::shell::Shell;

/// The review: how far it is, the costliest decision or the chosen one, all decisions, luck and skill.
pub(in super::super) fn review<T: SceneGame>(shell: Shell<SceneState<T>>) -> Element {
    shell.load_guide();
    shell.start_review();
    // The number of moves before the decision that the person has chosen.
    let chosen = RwSignal::new(None::<usize>);
    let has_decisions = move || shell.guide().is_some() && !decisions(shell).is_empty();
    let split = move || Some(texts(shell)?.split(&whole_summary(shell)?));
    let note = move || Some(texts(shell)?.fixed(Texts::<T>::NOTE));
    let status = el("p")
        .attr("role", "status")
        .live_text(move || status(shell));
    el("div.hint.review")
        .child(status)
        .child(progress_bar(shell))
        .child(shown(shell, chosen))
        .show(has_decisions, move || table(shell, chosen))
        .child(el("p").live_text(split))
        .child(el("p.behind").live_text(note))
}

/// The parts that are done, and all.
fn progress<T: SceneGame>(shell: Shell<SceneState<T>>) -> [usize; 2] {
    let progress = shell.with_review(|review| review.book.borrow().progress());
    progress.unwrap_or_default()
}

/// The sum of the review, once it is complete.
fn whole_summary<T: SceneGame>(shell: Shell<SceneState<T>>) -> Option<Summary> {
    let [done, all] = progress(shell);
    let summary = shell.with_review(|review| review.book.borrow().summary());
    summary.filter(|_| done == all)
}

/// What is spoken: that the review is being computed, and at the end the number of mistakes.
fn status<T: SceneGame>(shell: Shell<SceneState<T>>) -> String {
    let (Some(texts), Some(summary)) = (texts(shell), whole_summary(shell)) else {
        return shell.words().thinking().into();
    };
    match decisions(shell).len() {
        0 => texts.guide().review_none().into(),
        count => texts.guide().review_done(count, summary.mistakes),
    }
}

fn progress_bar<T: SceneGame>(shell: Shell<SceneState<T>>) -> Element {
    let label = move || {
        let [done, all] = progress(shell);
        Some(texts(shell)?.guide().review_running(done, all))
    };
    let bar = move || {
        el("progress")
            .live_attr("max", move || progress(shell)[1])
            .live_attr("value", move || progress(shell)[0])
            .live_attr("aria-label", label)
    };
    el("p").show(move || whole_summary(shell).is_none(), bar)
}
