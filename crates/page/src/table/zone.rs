//! The zones whose pieces the person presses: the hand, and a board.

use core::cell::Cell;
use std::rc::Rc;

use leptos::prelude::{RwSignal, Set};
use scene::Zone;

use super::TablePage;
use super::piece::piece;
use super::place::Place;
use crate::clock;
use crate::dom::{Element, effect, el};
use crate::focus;
use crate::shell::Shell;

/// The hand of the person at the page.
pub fn hand<G: TablePage>(shell: Shell<G>) -> Element {
    let cards = move || G::with_zone(shell, "hand", |zone| zone.pieces.len());
    let hand = el("div.hand").live_attr("data-cards", cards);
    let place = Place {
        shell,
        zone: "hand",
        tag: "button.card",
        key_name: "data-card",
        loses_piece: true,
        current: RwSignal::new(0),
    };
    with_pieces(hand, place, |piece, place, key| {
        // A card keeps its face.
        let face = place.read(key, |piece| piece.face.clone());
        piece.children(face.as_ref().map(G::face))
    })
}

/// A board.
pub fn board<G: TablePage>(shell: Shell<G>) -> Element {
    let place = Place {
        shell,
        zone: "board",
        tag: "button.cell",
        key_name: "data-cell",
        loses_piece: false,
        current: RwSignal::new(0),
    };
    with_pieces(el("div.board"), place, |piece, place, key| {
        let face = move || place.read(key, |piece| piece.face.clone());
        piece.live(face, |face| face.iter().map(G::face).collect())
    })
}

/// Adds the pieces of a zone as buttons; `with_face` adds the face of one. One of them is in the tab
/// order; the arrow keys reach all.
fn with_pieces<G: TablePage>(
    element: Element,
    place: Place<G>,
    with_face: fn(Element, Place<G>, u16) -> Element,
) -> Element {
    let (shell, id) = (place.shell, place.zone);
    let last_play = Rc::new(Cell::new(f64::NEG_INFINITY));
    keep_focus(place);
    element
        .attr("id", id)
        .attr("role", "group")
        .live_attr("aria-label", move || {
            G::with_zone(shell, id, |zone| zone.label.clone())
        })
        .each(
            move || keys(place),
            |key| usize::from(*key),
            move |key| with_face(piece(place, key, Rc::clone(&last_play)), place, key),
        )
}

/// The keys of the pieces of a zone.
fn keys<G: TablePage>(place: Place<G>) -> Vec<u16> {
    let keys = |zone: &Zone| zone.pieces.iter().map(|piece| piece.key).collect();
    G::with_zone(place.shell, place.zone, keys).unwrap_or_default()
}

/// Moves the focus to the next piece after a play. A new hand starts at its first card.
fn keep_focus<G: TablePage>(place: Place<G>) {
    let mut before = Vec::new();
    effect(move || {
        let now = keys(place);
        if now.is_empty() {
            place.current.set(0);
        }
        if before != now && G::has_acted(place.shell) {
            clock::before_frame(focus::keep_focus_in_pieces);
        }
        before = now;
    });
}
