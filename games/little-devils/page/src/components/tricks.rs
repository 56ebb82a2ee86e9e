//! The past tricks.

use crate::store::Store;
use cards::{Card, Seat};
use little_devils::scene::TrickScene;
use page::dom::{Element, el};
use session::Switch;

use super::trick::state;
use super::{card_face, mark};

/// The last complete trick of the round; with the history setting, all of them.
pub fn tricks(store: Store) -> Element {
    let shown = move || (past_tricks(store), store.lang());
    el("div.past").live(shown, move |(tricks, _)| {
        if tricks.is_empty() {
            return vec![el("p").text(store.words().no_trick_yet())];
        }
        let newest_first = tricks.iter().rev();
        newest_first.map(|trick| trick_row(store, trick)).collect()
    })
}

fn past_tricks(store: Store) -> Vec<TrickScene> {
    let complete = store.with_scene(|scene| {
        let open = Some(&scene.trick).filter(|trick| trick.complete);
        scene.past_tricks.iter().chain(open).cloned().collect()
    });
    let mut tricks: Vec<TrickScene> = complete.unwrap_or_default();
    if !store.is_on(Switch::History) {
        tricks.drain(..tricks.len().saturating_sub(1));
    }
    tricks
}

fn trick_row(store: Store, trick: &TrickScene) -> Element {
    let summary = store.with_speaker(|_, speaker| speaker.trick(trick));
    let plays = trick.plays.iter();
    el("section")
        .attr("data-state", state(trick))
        .child(el("h3").text(store.words().trick_number(trick.number)))
        .child(el("ol.row").children(plays.map(|(seat, card)| played(store, trick, *seat, *card))))
        .child(el("p").text(summary))
}

fn played(store: Store, trick: &TrickScene, seat: Seat, card: Card) -> Element {
    let (name, label) = store
        .with_speaker(|scene, speaker| {
            let name = scene.seats.get(seat.index()).map(|seat| seat.name.clone());
            (name, speaker.card_in_trick(trick, seat, card))
        })
        .unwrap_or_default();
    let failed = trick.failed.contains(card);
    let picture = el("span.card")
        .attr("role", "img")
        .attr("aria-label", label.clone())
        .attr("title", label)
        .child(card_face(card))
        .children(failed.then(mark));
    let name = el("span.name").attr("aria-hidden", "true").text(name);
    let item = el("li").child(picture).child(name);
    if trick.taker == Some(seat) {
        item.class("taking")
    } else {
        item
    }
}
