//! The trick on the table.

use crate::analysis_page::AnalysisEntry;
use crate::store::{LazyTask, Store};
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
        let plays = store.with_scene(|scene| scene.trick.plays.clone());
        plays.unwrap_or_default()
    };
    let complete = move || {
        store
            .with_scene(|scene| scene.trick.complete)
            .unwrap_or_default()
    };
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
        // After the person's last card of a round it has the focus, until the end dialog opens.
        .live_attr("tabindex", move || {
            let empty = store.with_scene(|scene| scene.hand.is_empty());
            empty.filter(|empty| *empty).map(|_| "-1")
        })
        .live_attr("data-state", move || {
            store.with_scene(|scene| state(&scene.trick)).flatten()
        })
        .class_when("complete", complete)
        .child(inlay)
        .child(
            el("p.told").live_text(move || {
                store.with_speaker(|scene, speaker| speaker.trick(&scene.trick))
            }),
        )
        .child(cards)
        .child(bound(store))
        .child(stake(store))
        .child(commitment(store))
}

/// A button with the first digits of the commitment to the deals, until the first card is played. It opens
/// the page about it. The style sheet hides it while it has no text.
fn commitment(store: Store) -> Element {
    let words = move || {
        let scene = store.scene()?;
        let no_card = scene.scores.rounds == 0 && scene.trick.plays.is_empty();
        let untouched = no_card && scene.past_tricks.is_empty();
        let line = store.commitment();
        let digits = line.get(..8).filter(|_| untouched)?;
        Some(format!("{}\n{digits} …", store.words().fair()))
    };
    button(words, move || {
        store.run_lazy(LazyTask::OpenAnalysis(AnalysisEntry::Fair));
    })
    .class("commitment")
}

/// The direction of a trick, for the style sheet; `None` if it is empty.
#[must_use]
pub fn state(trick: &TrickScene) -> Option<&'static str> {
    match trick.bound {
        _ if trick.plays.is_empty() => None,
        None => Some("undecided"),
        Some((Direction::High, _)) => Some("high"),
        Some((Direction::Low, _)) => Some("low"),
    }
}

/// The sign of the direction: an arrow, high or low, and the led card.
fn bound(store: Store) -> Element {
    let bound = move || store.with_scene(|scene| scene.trick.bound).flatten();
    let direction = move || bound().map(|(direction, _)| store.words().direction(direction));
    let side = move || bound().map(|(direction, led)| store.words().side(direction, led));
    sign("arrow", direction, side).class("bound")
}

/// The sign of the stakes: the devils in the trick, and who would take it.
fn stake(store: Store) -> Element {
    let taker = move || {
        let taker = store.with_speaker(|scene, speaker| {
            let taker = scene.trick.taker?;
            Some(match speaker.who(taker) {
                Who::You => store.words().you().to_owned(),
                Who::Other(name) => name.to_owned(),
            })
        });
        taker.flatten()
    };
    let devils = move || {
        let devils = store.with_scene(|scene| scene.trick.devils);
        devils.map(|devils| store.words().devils(devils))
    };
    sign("fork", taker, devils).class("stake")
}

/// A sign of the table: an icon, a word and a detail. Screen readers get the same with the trick.
pub fn sign<T: IntoText, U: IntoText>(
    icon_name: &str,
    word: impl Fn() -> T + 'static,
    detail: impl Fn() -> U + 'static,
) -> Element {
    el("p.sign")
        .attr("aria-hidden", "true")
        .child(icon(icon_name))
        .child(el("b").live_text(word))
        .child(el("span").live_text(detail))
}

/// One card of the trick.
fn played(store: Store, seat: Seat, card: Card) -> Element {
    let name = move || {
        store.with_speaker(|scene, speaker| speaker.card_in_trick(&scene.trick, seat, card))
    };
    let failed = move || store.with_scene(|scene| scene.trick.failed.contains(card)) == Some(true);
    let takes = move || {
        let taker = store.with_scene(|scene| scene.trick.taker);
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
        .attr("data-seat", store.place(seat))
        .class_when("takes", takes)
        .child(picture)
        .child(badge)
}
