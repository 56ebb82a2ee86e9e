//! Many moves as a list.

use std::rc::Rc;

use leptos::prelude::{Get, RwSignal, Set, untrack};
use scene::Choice;

use super::choices::{group, prompt};
use crate::dom::{self, Element, el};
use crate::shell::Shell;
use crate::widgets::button;

/// The choices as a list, and a button that says which of them is chosen.
pub(super) fn list(shell: Shell) -> Element {
    let offered = move || {
        shell
            .with_scene(|scene| scene.choices.clone())
            .unwrap_or_default()
    };
    group(shell)
        .class("many")
        .live(offered, move |choices| fields(shell, choices))
}

fn fields(shell: Shell, choices: Vec<Choice>) -> Vec<Element> {
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
            untrack(|| shell.play(&choice.mv));
        }
    });
    vec![field, make.class("offered"), el("small").live_text(detail)]
}
