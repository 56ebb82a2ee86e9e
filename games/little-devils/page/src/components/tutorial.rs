//! The tutorial: one sentence a step, with a table to tap at.

use leptos::prelude::{Get, RwSignal, Update};
use web_sys::HtmlElement;

use crate::store::Store;
use little_devils::session::{Task, Tutorial};
use little_devils::words::Guide;
use page::clock;
use page::dom::{Element, effect, el};
use page::focus;

use super::example::example;
use page::widgets::button;
use words::ShellWords;

/// The tutorial, in place of the first page.
pub fn tutorial(store: Store) -> Element {
    store.load_guide();
    let at = RwSignal::new(Tutorial::new());
    let progress = move || {
        let step = at.get().step() + 1;
        let guide = store.guide()?;
        Some(guide.tutorial_progress(step, Tutorial::STEPS))
    };
    let text = el("p.instruction")
        .attr("tabindex", "-1")
        .live_text(move || instruction(store, at.get()));
    focus_each_step(store, at, text.node());
    el("main.examples")
        .child(el("h1").live_text(store.text(ShellWords::learn)))
        .child(el("p.progress").live_text(progress))
        .child(text)
        .child(el("div.example").live(
            move || at.get(),
            move |now| {
                example(store, now, move |card| {
                    at.update(|tutorial| tutorial.tap(card));
                })
            },
        ))
        .child(buttons(store, at))
}

/// The instruction of the step, or the help after a wrong card.
fn instruction(store: Store, tutorial: Tutorial) -> Option<&'static str> {
    let guide = store.guide()?;
    match tutorial.help() {
        Some(at) => guide.tutorial_missed().get(at).copied(),
        None => guide.tutorial_steps().get(tutorial.step()).copied(),
    }
}

/// Focuses each new instruction, so that screen readers speak it. The page does not scroll.
fn focus_each_step(store: Store, at: RwSignal<Tutorial>, text: HtmlElement) {
    effect(move || {
        at.get();
        if store.guide().is_some() {
            let text = text.clone();
            clock::before_frame(move || focus::focus_without_scroll(&text));
        }
    });
}

/// The buttons: back, next where no card is asked for, and out.
fn buttons(store: Store, at: RwSignal<Tutorial>) -> Element {
    let text = move |text: fn(&'static Guide) -> &'static str| move || store.guide().map(text);
    let is = move |task| at.get().task() == task;
    let back = text(|guide| guide.tutorial_back());
    let back = button(back, move || at.update(Tutorial::back));
    let next = text(|guide| guide.tutorial_next());
    let next = move || {
        button(next, move || at.update(Tutorial::go_on))
            .class("primary")
            .class_when("absent", move || !is(Task::Read))
    };
    let play = text(|guide| guide.tutorial_play());
    let play = move || button(play, move || store.play_first_round()).class("primary");
    let out = move || {
        let guide = store.guide()?;
        Some(if is(Task::Done) {
            store.words().close()
        } else {
            guide.tutorial_skip()
        })
    };
    // A button that is not there keeps its place: the others must not come under the finger.
    el("p.actions")
        .child(back.class_when("absent", move || at.get().step() == 0))
        .show(move || !is(Task::Done), next)
        .show(move || is(Task::Done), play)
        .child(button(out, move || store.set_learning(false)))
}
