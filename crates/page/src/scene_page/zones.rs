//! The zones in the middle of the table.

use cards::Seat;
use scene::{Zone, ZoneKind};

use super::ScenePage;
use super::page::zone_of;
use crate::dom::{Element, el};
use crate::shell::Shell;
use crate::table::board;
use crate::widgets::{face, icon};

/// The number of backs that stand for a pile of any size; a number says the size.
const MOST_BACKS: usize = 4;

/// All zones but the hand.
pub(super) fn zones<G: ScenePage>(shell: Shell<G>) -> Element {
    let ids = move || {
        let ids = G::with_scene(shell, |scene| {
            let zones = scene.zones.iter();
            let zones = zones.filter(|zone| zone.kind != ZoneKind::Hand);
            zones.map(|zone| (zone.id, zone.kind)).collect::<Vec<_>>()
        });
        ids.unwrap_or_default()
    };
    let lay = el("div.lay").live(ids, move |ids| {
        let view = |(id, kind): (&'static str, _)| match kind {
            ZoneKind::Board if G::HAS_BOARD => board(shell),
            _ => zone_view(shell, id, kind),
        };
        ids.into_iter().map(view).collect()
    });
    el("div.zones").child(lay)
}

fn zone_view<G: ScenePage>(shell: Shell<G>, id: &'static str, kind: ZoneKind) -> Element {
    let label = move || zone_of(shell, id, |zone| zone.label.clone());
    let backs = move || zone_of(shell, id, |zone| zone.backs).unwrap_or_default();
    let chips = move || zone_of(shell, id, |zone| zone.chips).flatten();
    let is_empty = move || zone_of(shell, id, is_empty) == Some(true);
    let pieces = el("ol.pieces").each(
        move || zone_of(shell, id, keys).unwrap_or_default(),
        |key| usize::from(*key),
        move |key| piece(shell, id, key),
    );
    el("section.zone")
        .attr("data-zone", id)
        .attr("data-kind", name(kind))
        .attr("role", "group")
        .live_attr("aria-label", label)
        .class_when("empty", is_empty)
        .child(el("p.caption").attr("aria-hidden", "true").live_text(label))
        .child(pieces)
        .show(move || backs() > 0, move || pile_of_backs(backs))
        .show(move || chips().is_some(), move || chips_view(chips))
}

/// The name of a kind in `data-kind`.
const fn name(kind: ZoneKind) -> &'static str {
    match kind {
        ZoneKind::Hand => "hand",
        ZoneKind::Trick => "trick",
        ZoneKind::Pile => "pile",
        ZoneKind::Row => "row",
        ZoneKind::Board => "board",
    }
}

const fn is_empty(zone: &Zone) -> bool {
    zone.pieces.is_empty() && zone.backs == 0
}

fn keys(zone: &Zone) -> Vec<u16> {
    zone.pieces.iter().map(|piece| piece.key).collect()
}

/// A piece as a picture, with the portrait of the player who put it there.
fn piece<G: ScenePage>(shell: Shell<G>, zone: &'static str, key: u16) -> Element {
    let drawn = zone_of(shell, zone, |zone| {
        let piece = zone.pieces.iter().find(|piece| piece.key == key)?;
        Some((piece.face.clone(), piece.owner))
    });
    let (drawn, owner) = drawn.flatten().unzip();
    let label = move || {
        let label = zone_of(shell, zone, |zone| {
            let mut pieces = zone.pieces.iter();
            let label = pieces.find(|piece| piece.key == key);
            label.map(|piece| piece.label.clone())
        });
        label.flatten()
    };
    let card = el("span.card")
        .attr("role", "img")
        .live_attr("aria-label", label)
        .live_attr("title", label)
        .children(drawn.as_ref().map(G::face));
    el("li")
        .attr("data-piece", key)
        .child(card)
        .children(owner.flatten().map(sign_of))
}

/// The sign of the player who put a piece there.
fn sign_of(owner: Seat) -> Element {
    el("span.owner")
        .attr("aria-hidden", "true")
        .child(face(owner.index()))
}

/// Cards face down, with their number.
fn pile_of_backs(cards: impl Fn() -> usize + Copy + 'static) -> Element {
    let drawn = move || (0..cards().min(MOST_BACKS)).collect();
    el("div.pile")
        .each(drawn, |back| *back, |_| el("span.card.back"))
        .child(el("b.count").live_text(cards))
}

/// Chips, with their number in the middle of the uppermost one.
fn chips_view(chips: impl Fn() -> Option<u32> + Copy + 'static) -> Element {
    let number = move || chips().map(|chips| chips.to_string());
    el("p.chips")
        .class_when("none", move || chips() == Some(0))
        .child(icon("chip"))
        .child(el("b").live_text(number))
}
