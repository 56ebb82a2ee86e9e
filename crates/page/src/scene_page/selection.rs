//! Moves that are neither a press nor one of a few buttons.

use leptos::prelude::untrack;
use scene::Selection;

use super::choices::{MAX_BUTTONS, group};
use super::many_choices::list;
use crate::dom::{Element, effect, el};
use crate::shell::Shell;

/// The moves that are neither a press nor one of a few buttons: those of marked pieces, and many as a list.
pub fn more_choices(shell: Shell) -> Element {
    let has_selection = move || read(shell, |_| ()).is_some();
    let has_list =
        move || shell.with_scene(|scene| scene.choices.len() > MAX_BUTTONS) == Some(true);
    el("div.more-choices")
        .show(has_list, move || list(shell))
        .show(has_selection, move || group(shell).child(selection(shell)))
}

/// The button, with the number of the marked pieces. If they make no move, it says which to mark. All marks are taken
/// away when other pieces can be marked.
fn selection(shell: Shell) -> Element {
    let mut before = None;
    effect(move || {
        let parts = read(shell, |selection| selection.parts.clone());
        if before != parts {
            shell.clear_marks();
        }
        before = parts;
    });
    let label = move || read(shell, |selection| selection.label.clone());
    let count = move || shell.marked().len();
    let is_early = move || word(shell).is_none();
    el("button.offered")
        .attr("type", "button")
        .live_attr("aria-disabled", move || is_early().then_some("true"))
        .child(el("b").live_text(label))
        .child(el("small").live_text(count))
        .on("click", move |_| make(shell))
}

/// Makes the move of the marked pieces, or says which to mark.
pub(super) fn make(shell: Shell) {
    untrack(|| match word(shell) {
        Some(word) => shell.play(&word),
        None => {
            if let Some(ask) = read(shell, |selection| selection.ask.clone()) {
                shell.set_remark(ask);
            }
        }
    });
}

fn word(shell: Shell) -> Option<scene::Word> {
    let marked = shell.marked();
    read(shell, |selection| selection.word(&marked)).flatten()
}

fn read<T>(shell: Shell, part: impl FnOnce(&Selection) -> T) -> Option<T> {
    shell
        .with_scene(|scene| scene.selection.as_ref().map(part))
        .flatten()
}
