//! Moves that are made by a button.

use std::rc::Rc;

use leptos::prelude::{Get, RwSignal, Set, untrack};
use scene::Choice;

use super::ScenePage;
use crate::dom::{self, Element, el};
use crate::shell::{Shell, WithLazy};
use crate::widgets::button;

/// The most choices that are buttons; more are a list.
const MOST_BUTTONS: usize = 5;

/// The moves that are made by a button, in a group with the name of the prompt. The place is there
/// without any, so that nothing moves when they come.
pub(super) fn choices<G: ScenePage>(shell: Shell<G>) -> Element {
    let offered = move || G::with_scene(shell, |scene| scene.choices.clone()).unwrap_or_default();
    let choices =
        el("div.choices").live(offered, move |choices: Vec<Choice>| match choices.len() {
            0 => Vec::new(),
            1..=MOST_BUTTONS => {
                let buttons = choices.into_iter().map(|choice| one(shell, choice));
                vec![group(shell).children(buttons)]
            }
            _ => vec![list(shell, choices)],
        });
    choices.lazy(shell, move || {
        let has_selection = G::with_scene(shell, |scene| scene.selection.is_some());
        (has_selection == Some(true)).then(G::selection_view)
    })
}

fn group<G: ScenePage>(shell: Shell<G>) -> Element {
    el("div.offer")
        .attr("role", "group")
        .live_attr("aria-label", move || prompt(shell))
}

fn prompt<G: ScenePage>(shell: Shell<G>) -> Option<String> {
    G::with_scene(shell, |scene| scene.prompt.clone())
}

/// A choice as a button: what it does, and below that what it means.
fn one<G: ScenePage>(shell: Shell<G>, choice: Choice) -> Element {
    let detail = Some(choice.detail).filter(|detail| !detail.is_empty());
    let detail = detail.map(|detail| el("small").text(detail));
    el("button.offered")
        .attr("type", "button")
        .child(el("b").text(choice.label))
        .children(detail)
        .on("click", move |_| untrack(|| G::play(shell, &choice.mv)))
}

/// Many choices as a list, and a button that says which of them is chosen.
fn list<G: ScenePage>(shell: Shell<G>, choices: Vec<Choice>) -> Element {
    let choices = Rc::new(choices);
    let chosen = RwSignal::new(0);
    let option =
        |(at, choice): (usize, &Choice)| el("option").attr("value", at).text(choice.label.clone());
    let field = el("select")
        .live_attr("aria-label", move || prompt(shell))
        .children(choices.iter().enumerate().map(option))
        .on("change", move |event| {
            chosen.set(dom::field_value(&event).parse().unwrap_or_default());
        });
    let shown = Rc::clone(&choices);
    let label = move || shown.get(chosen.get()).map(|choice| choice.label.clone());
    let detail = Rc::clone(&choices);
    let detail = move || detail.get(chosen.get()).map(|choice| choice.detail.clone());
    let make = button(label, move || {
        if let Some(choice) = choices.get(untrack(|| chosen.get())) {
            untrack(|| G::play(shell, &choice.mv));
        }
    });
    group(shell)
        .class("many")
        .child(field)
        .child(make.class("offered"))
        .child(el("small").live_text(detail))
}
