//! Moves that are made by a button.

use leptos::prelude::untrack;
use scene::Choice;

use crate::dom::{Element, el};
use crate::shell::{Shell, View, WithLazy};

/// The most choices that are buttons; more are a list.
pub(super) const MAX_BUTTONS: usize = 5;

/// The moves that are made by a button, in a group with the name of the prompt. The place is there
/// without any, so that nothing moves when they come.
pub(super) fn choices(shell: Shell) -> Element {
    let offered = move || {
        shell
            .with_scene(|scene| scene.choices.clone())
            .unwrap_or_default()
    };
    // Until the chunk with the list is there, all choices are buttons.
    let buttons = move || {
        let choices = offered();
        let is_list = choices.len() > MAX_BUTTONS && shell.chunk().is_some();
        if is_list { Vec::new() } else { choices }
    };
    let buttons = el("div.choices").live(buttons, move |choices: Vec<Choice>| {
        if choices.is_empty() {
            return Vec::new();
        }
        let buttons = choices.into_iter().map(|choice| one(shell, choice));
        vec![group(shell).children(buttons)]
    });
    buttons.lazy(shell, move || {
        let has_more = shell
            .with_scene(|scene| scene.selection.is_some() || scene.choices.len() > MAX_BUTTONS);
        (has_more == Some(true)).then_some(View::MoreChoices)
    })
}

pub(super) fn group(shell: Shell) -> Element {
    el("div.offer")
        .attr("role", "group")
        .live_attr("aria-label", move || prompt(shell))
}

pub(super) fn prompt(shell: Shell) -> Option<String> {
    shell.with_scene(|scene| scene.prompt.clone())
}

/// A choice as a button: what it does, and below that what it means.
fn one(shell: Shell, choice: Choice) -> Element {
    let detail = Some(choice.detail).filter(|detail| !detail.is_empty());
    let detail = detail.map(|detail| el("small").text(detail));
    el("button.offered")
        .attr("type", "button")
        .child(el("b").text(choice.label))
        .children(detail)
        .on("click", move |_| untrack(|| shell.play(&choice.mv)))
}
