//! The zones in the middle of the table.

use cards::Seat;
use scene::{Zone, ZoneKind};

use crate::dom::{Element, el};
use crate::shell::{Shell, View, WithLazy};
use crate::table::{Buttons, board, with_face};
use crate::widgets::{face, icon};

/// The number of backs that stand for a pile of any size; a number says the size.
const MAX_BACKS: usize = 4;

/// The id of the hand of the person at the page, which lies below the table.
pub(super) const HAND: &str = "hand";

/// All zones but the person's hand.
pub(super) fn zones(shell: Shell) -> Element {
    let kinds = move || {
        let kinds = shell.with_scene(|scene| {
            let zones = scene.zones.iter().filter(|zone| zone.id != HAND);
            let kinds = zones.map(|zone| (zone.id, zone.kind, scene.has_buttons(zone)));
            kinds.collect::<Vec<_>>()
        });
        kinds.unwrap_or_default()
    };
    let lay = el("div.lay").live(kinds, move |kinds| {
        let view = |(id, kind, is_pressed): (&'static str, _, _)| match kind {
            ZoneKind::Board => board(shell, id),
            ZoneKind::Pad => el("section.zone")
                .attr("data-zone", id)
                .attr("data-kind", name(kind))
                .lazy(shell, move || Some(View::Pad(id, is_pressed))),
            _ => zone_view(shell, id, kind, is_pressed),
        };
        kinds.into_iter().map(view).collect()
    });
    el("div.zones").child(lay)
}

fn zone_view(shell: Shell, id: &'static str, kind: ZoneKind, is_pressed: bool) -> Element {
    let label = move || shell.with_zone(id, |zone| zone.label.clone());
    let backs = move || shell.with_zone(id, |zone| zone.backs).unwrap_or_default();
    let chips = move || shell.with_zone(id, |zone| zone.chips).flatten();
    let is_empty = move || shell.with_zone(id, is_empty) == Some(true);
    let buttons = is_pressed.then(|| Buttons::cards(shell, id));
    let pieces = el("ol.pieces")
        .attr("data-walk", is_pressed.then_some(""))
        .each(
            move || shell.with_zone(id, keys).unwrap_or_default(),
            |key| usize::from(*key),
            move |key| match &buttons {
                Some(buttons) => with_owner(shell, key, buttons.one(key)),
                None => with_owner(shell, key, picture(shell, key)),
            },
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
        ZoneKind::Pad => "pad",
    }
}

const fn is_empty(zone: &Zone) -> bool {
    zone.pieces.is_empty() && zone.backs == 0
}

pub(super) fn keys(zone: &Zone) -> Vec<u16> {
    zone.pieces.iter().map(|piece| piece.key).collect()
}

/// A piece as a picture.
pub(super) fn picture(shell: Shell, key: u16) -> Element {
    let label = move || shell.with_piece(key, |piece| piece.label.clone());
    let picture = el("span.card")
        .attr("role", "img")
        .live_attr("aria-label", label)
        .live_attr("title", label);
    with_face(shell, picture, key)
}

/// A piece in its zone, with the portrait of the player who put it there.
fn with_owner(shell: Shell, key: u16, piece: Element) -> Element {
    let owner = shell.with_piece(key, |piece| piece.owner);
    el("li")
        .attr("data-piece", key)
        .child(piece)
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
    let drawn = move || (0..cards().min(MAX_BACKS)).collect();
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
