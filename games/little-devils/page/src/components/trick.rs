//! The trick on the table.

use leptos::prelude::Get;

use crate::store::Store;
use cards::{Card, Seat};
use little_devils::rules::Direction;
use little_devils::scene::TrickScene;
use little_devils::words::Words;
use page::dom::{Element, IntoText, el};
use words::Who;

use super::{card_face, mark};
use page::widgets::{button, icon};

/// The trick: its cards where their players sit, its direction, and who would take it.
pub fn trick_view(store: Store) -> Element {
    let plays = move || {
        let plays = store.look(|scene| scene.trick.plays.clone());
        plays.unwrap_or_default()
    };
    let complete = move || store.look(|scene| scene.trick.complete).unwrap_or_default();
    let inlay = el("span.inlay")
        .attr("aria-hidden", "true")
        .child(icon("devil"))
        .child(icon("arrow"));
    let cards = el("ol.plays").each(
        plays,
        |(_, card)| usize::from(card.number()),
        move |(seat, card)| played(store, seat, card),
    );
    el("section.trick")
        .attr("role", "group")
        .live_attr("aria-label", store.text(Words::trick))
        // After the person's last card of a round it has the focus, until the end is told.
        .live_attr("tabindex", move || {
            let empty = store.look(|scene| scene.hand.is_empty());
            empty.filter(|empty| *empty).map(|_| "-1")
        })
        .live_attr("data-state", move || {
            store.look(|scene| state(&scene.trick)).flatten()
        })
        .class_when("complete", complete)
        .child(inlay)
        .child(
            el("p.told")
                .live_text(move || store.speak(|scene, speaker| speaker.trick(&scene.trick))),
        )
        .child(cards)
        .child(bound(store))
        .child(stake(store))
        .child(commitment(store))
}

/// The first digits of the commitment to the deals, until the first card is played; the way to what they
/// mean. Without words it is not to be seen.
fn commitment(store: Store) -> Element {
    let words = move || {
        let scene = store.scene()?;
        let no_card = scene.scores.rounds == 0 && scene.trick.plays.is_empty();
        let untouched = no_card && scene.past_tricks.is_empty();
        let line = store.commitment().get();
        let digits = line.get(..8).filter(|_| untouched)?;
        Some(format!("{}\n{digits} …", store.words().fair()))
    };
    button(words, move || store.open_study("fair".into())).class("commitment")
}

/// How far a trick is, for the style sheet.
#[must_use]
pub fn state(trick: &TrickScene) -> Option<&'static str> {
    match trick.bound {
        _ if trick.plays.is_empty() => None,
        None => Some("undecided"),
        Some((Direction::High, _)) => Some("high"),
        Some((Direction::Low, _)) => Some("low"),
    }
}

/// The sign that says where the trick goes: an arrow, high or low, and the led card.
fn bound(store: Store) -> Element {
    let bound = move || store.look(|scene| scene.trick.bound).flatten();
    let direction = move || bound().map(|(direction, _)| store.words().direction(direction));
    let side = move || bound().map(|(direction, led)| store.words().side(direction, led));
    sign("arrow", direction, side).class("bound")
}

/// The sign that says what lies on the table and who would take it.
fn stake(store: Store) -> Element {
    let taker = move || {
        let taker = store.speak(|scene, speaker| {
            let taker = scene.trick.taker?;
            Some(match speaker.who(taker) {
                Who::You => store.words().you().to_owned(),
                Who::Other(name) => name.to_owned(),
            })
        });
        taker.flatten()
    };
    let devils = move || {
        let devils = store.look(|scene| scene.trick.devils);
        devils.map(|devils| store.words().devils(devils))
    };
    sign("fork", taker, devils).class("stake")
}

/// A picture, a word and what it is about. The trick says the same aloud.
pub fn sign<T: IntoText, U: IntoText>(
    picture: &str,
    word: impl Fn() -> T + 'static,
    about: impl Fn() -> U + 'static,
) -> Element {
    el("p.sign")
        .attr("aria-hidden", "true")
        .child(icon(picture))
        .child(el("b").live_text(word))
        .child(el("span").live_text(about))
}

/// One card of the trick.
fn played(store: Store, seat: Seat, card: Card) -> Element {
    let name =
        move || store.speak(|scene, speaker| speaker.card_in_trick(&scene.trick, seat, card));
    let failed = move || store.look(|scene| scene.trick.failed.contains(card)) == Some(true);
    let takes = move || {
        let taker = store.look(|scene| scene.trick.taker);
        taker.flatten() == Some(seat)
    };
    let picture = el("span.card")
        .attr("role", "img")
        .live_attr("aria-label", name)
        .live_attr("title", name)
        .child(card_face(card))
        .show(failed, mark);
    let badge = el("span.badge")
        .attr("aria-hidden", "true")
        .child(icon("fork"));
    el("li")
        .attr("data-seat", seat.get())
        .class_when("takes", takes)
        .child(picture)
        .child(badge)
}
