//! Zones whose pieces the person presses.

use core::cell::Cell;
use std::rc::Rc;

use leptos::prelude::{GetUntracked, RwSignal, Set};
use scene::{Face, Zone};

use super::piece::piece;
use super::place::Place;
use crate::clock;
use crate::dom::{Element, effect, el};
use crate::focus;
use crate::shell::Shell;

/// A hand, such as that of the person at the page, whose id is `hand`.
pub fn hand(shell: Shell, id: &'static str) -> Element {
    let cards = move || shell.with_zone(id, |zone| zone.pieces.len());
    let hand = el("div.hand").live_attr("data-cards", cards);
    let buttons = Buttons::cards(shell, id);
    group(hand, buttons.place).each(
        move || keys(shell, id),
        |key| usize::from(*key),
        move |key| buttons.one(key),
    )
}

/// A board: places that are buttons, whether a piece lies there or not.
pub fn board(shell: Shell, id: &'static str) -> Element {
    let buttons = Buttons::cells(shell, id);
    group(el("div.board"), buttons.place).each(
        move || keys(shell, id),
        |key| usize::from(*key),
        move |key| buttons.one(key),
    )
}

/// The pieces of a zone as buttons. One of them is in the tab order; the arrow keys reach all.
#[derive(Clone)]
pub struct Buttons {
    place: Place,
    /// The time of the last move made in the zone.
    last_play: Rc<Cell<f64>>,
}

impl Buttons {
    /// Cards, which leave the zone when they are played.
    #[must_use]
    pub fn cards(shell: Shell, zone: &'static str) -> Self {
        Self::new(Place {
            shell,
            zone,
            tag: "button.card",
            key_name: "data-card",
            loses_piece: true,
            current: RwSignal::new(0),
        })
    }

    /// Places that stay where they are: the squares of a board, the cells of a pad.
    #[must_use]
    pub fn cells(shell: Shell, zone: &'static str) -> Self {
        Self::new(Place {
            shell,
            zone,
            tag: "button.cell",
            key_name: "data-cell",
            loses_piece: false,
            current: RwSignal::new(0),
        })
    }

    fn new(place: Place) -> Self {
        keep_focus(place);
        Self {
            place,
            last_play: Rc::new(Cell::new(f64::NEG_INFINITY)),
        }
    }

    /// The piece with this key.
    pub fn one(&self, key: u16) -> Element {
        let place = self.place;
        let button = piece(place, key, Rc::clone(&self.last_play));
        with_face(place.shell, button, key)
    }
}

/// Adds the face of a piece. A card keeps its face, other pieces may change theirs.
pub fn with_face(shell: Shell, element: Element, key: u16) -> Element {
    let face = move || shell.with_piece(key, |piece| piece.face.clone());
    match face() {
        Some(face @ (Face::Card { .. } | Face::Numbered { .. })) => {
            element.child(shell.face(&face))
        }
        _ => element.live(face, move |face| {
            let drawn = face.iter().map(|face| shell.face(face));
            drawn.collect()
        }),
    }
}

/// The element of a zone with its name, in which the arrow keys go from piece to piece.
fn group(element: Element, place: Place) -> Element {
    let (shell, id) = (place.shell, place.zone);
    element
        .attr("id", id)
        .attr("data-walk", "")
        .attr("role", "group")
        .live_attr("aria-label", move || {
            shell.with_zone(id, |zone| zone.label.clone())
        })
}

/// The keys of the pieces of a zone.
fn keys(shell: Shell, id: &str) -> Vec<u16> {
    let keys = |zone: &Zone| zone.pieces.iter().map(|piece| piece.key).collect();
    shell.with_zone(id, keys).unwrap_or_default()
}

/// Moves the focus to the next piece in the zone after a play. A new hand starts at its first card.
fn keep_focus(place: Place) {
    let mut before: Vec<u16> = Vec::new();
    effect(move || {
        let now = keys(place.shell, place.zone);
        let current = place.current.get_untracked();
        let is_current = |key: &u16| u32::from(*key) == current;
        if !now.iter().any(is_current) {
            // It has gone: the piece that lies in its place now, or the last one, takes its turn.
            let at = before.iter().position(is_current);
            let next = at.and_then(|at| now.get(at).or(now.last()));
            place.current.set(next.copied().unwrap_or_default().into());
        }
        if before != now && place.shell.has_acted() {
            clock::before_frame(focus::keep_focus_in_pieces);
        }
        before = now;
    });
}
