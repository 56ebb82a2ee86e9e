//! The tutorial: one sentence a step, with a table to tap at.

use leptos::prelude::{Get, RwSignal, Set, Update};
use web_sys::HtmlElement;

use crate::store::Store;
use little_devils::session::{Lesson, Task};
use little_devils::words::{Guide, Words};
use page::clock;
use page::dom::{Element, effect, el};
use page::focus;

use super::example::example;
use page::widgets::button;

/// The tutorial, in place of the first page.
pub fn lesson(store: Store) -> Element {
    store.load_guide();
    let at = RwSignal::new(Lesson::new());
    let progress = move || {
        let step = at.get().step() + 1;
        let guide = store.guide()?;
        Some(guide.lesson_progress(step, Lesson::STEPS))
    };
    let told = el("p.instruction")
        .attr("tabindex", "-1")
        .live_text(move || instruction(store, at.get()));
    read_each_step(store, at, told.node());
    el("main.lesson")
        .child(el("h1").live_text(store.text(Words::learn)))
        .child(el("p.progress").live_text(progress))
        .child(told)
        .child(el("div.example").live(
            move || at.get(),
            move |now| example(store, now, move |card| at.update(|lesson| lesson.tap(card))),
        ))
        .child(ways(store, at))
}

/// What is to be done, or what helps after a card that was not meant.
fn instruction(store: Store, lesson: Lesson) -> Option<&'static str> {
    let guide = store.guide()?;
    match lesson.help() {
        Some(at) => guide.lesson_missed().get(at).copied(),
        None => guide.lesson_steps().get(lesson.step()).copied(),
    }
}

/// Whoever listens hears each instruction: it takes the focus when it is new, and the page stays where
/// it is.
fn read_each_step(store: Store, at: RwSignal<Lesson>, told: HtmlElement) {
    effect(move || {
        at.get();
        if store.guide().is_some() {
            let told = told.clone();
            clock::before_frame(move || focus::take_still(&told));
        }
    });
}

/// A step back, a step on where nothing is asked, and the way out.
fn ways(store: Store, at: RwSignal<Lesson>) -> Element {
    let text = move |text: fn(&'static Guide) -> &'static str| move || store.guide().map(text);
    let is = move |task| at.get().task() == task;
    let back = move || button(text(Guide::lesson_back), move || at.update(Lesson::back));
    let next =
        move || button(text(Guide::lesson_next), move || at.update(Lesson::go_on)).class("primary");
    let play =
        move || button(text(Guide::lesson_play), move || store.play_first_round()).class("primary");
    let out = move || {
        let guide = store.guide()?;
        Some(if is(Task::Done) {
            store.words().close()
        } else {
            guide.lesson_skip()
        })
    };
    el("p.actions")
        .show(move || at.get().step() > 0, back)
        .show(move || is(Task::Read), next)
        .show(move || is(Task::Done), play)
        .child(button(out, move || store.learning.set(false)))
}
