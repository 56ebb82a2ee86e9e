//! The tutorial: five steps on the printed examples, each with one tap.

use leptos::prelude::{Get, GetUntracked, RwSignal, Set, Update, request_animation_frame};

use crate::cards::Card;
use crate::play::{Lesson, Task};
use crate::rules::little_devils::Trick;
use crate::web::dom::{Element, effect, el};
use crate::web::store::Store;

use super::{button, card_face};

/// The tutorial, in place of the set-up form.
pub fn lesson(store: Store) -> Element {
    let at = RwSignal::new(Lesson::new());
    let told = el("p.instruction")
        .attr("tabindex", "-1")
        .live_text(move || instruction(store, at.get()));
    read_each_step(at, &told);
    let progress = move || {
        let step = at.get().step() + 1;
        (store.words().lesson.progress)(step, Lesson::STEPS)
    };
    let way_out = move || match at.get().task() {
        Task::Done => store.words().lesson.play,
        _ => store.words().lesson.skip,
    };
    el("main.lesson")
        .child(el("h1").live_text(store.text(|words| words.lesson.title)))
        .child(el("p.progress").live_text(progress))
        .child(told)
        .child(el("div.example").live(
            move || at.get(),
            move |now| vec![trick_row(store, at, now), hand_row(store, at, now)],
        ))
        .child(
            el("p.actions")
                .class_when("done", move || at.get().task() == Task::Done)
                .child(button(way_out, move || store.learning.set(false))),
        )
}

/// What is to be done, after what helps who did something else.
fn instruction(store: Store, lesson: Lesson) -> &'static str {
    let words = store.words().lesson;
    let help = words.missed.get(lesson.step()).filter(|_| lesson.missed());
    help.unwrap_or(&words.steps[lesson.step()])
}

/// Who listens hears each instruction: it takes the focus when it is new.
fn read_each_step(at: RwSignal<Lesson>, told: &Element) {
    let told = told.node();
    effect(move || {
        at.get();
        let told = told.clone();
        // It fails only for what is not on the page any more.
        request_animation_frame(move || drop(told.focus()));
    });
}

fn trick_row(store: Store, at: RwSignal<Lesson>, lesson: Lesson) -> Element {
    let trick = lesson.trick();
    let cards = trick.sequence().iter().map(|card| {
        let taking = lesson.task() == Task::Done && trick.taking_card() == Some(*card);
        let shown = if lesson.task() == Task::Point {
            pressable(store, at, *card)
        } else {
            let name = name(store, *card);
            el("span.card")
                .attr("role", "img")
                .attr("aria-label", name)
                .child(card_face(*card))
        };
        let item = el("li").child(shown);
        if taking { item.class("taking") } else { item }
    });
    el("section")
        .attr("role", "group")
        .attr("aria-label", store.words().trick)
        .child(el("ol.row").children(cards))
        .child(el("p.way").text(way(store, &trick)))
}

/// High or low, above or below what.
fn way(store: Store, trick: &Trick) -> &'static str {
    let direction = trick.direction();
    direction.map_or("", |direction| (store.words().direction)(direction))
}

fn hand_row(store: Store, at: RwSignal<Lesson>, lesson: Lesson) -> Element {
    let cards = lesson.hand().iter().map(|card| pressable(store, at, card));
    let row = el("div.row").children(cards);
    if lesson.task() == Task::Play {
        row.attr("role", "group")
            .attr("aria-label", store.words().your_hand)
    } else {
        row
    }
}

fn pressable(store: Store, at: RwSignal<Lesson>, card: Card) -> Element {
    el("button.card")
        .attr("type", "button")
        .attr("data-state", "legal")
        .attr("aria-label", name(store, card))
        .on("click", move |_| {
            if at.get_untracked().task() != Task::Done {
                at.update(|lesson| lesson.tap(card));
            }
        })
        .child(card_face(card))
}

fn name(store: Store, card: Card) -> String {
    (store.words().card)(card, crate::rules::little_devils::points::devils(card))
}
