//! Pieces that are moved by two presses: one on the piece, one on the place where it goes.

use leptos::prelude::untrack;
use scene::Word;

use super::place::Place;
use crate::dom::Element;

/// Marks a piece to which the selected one can go.
pub(super) fn with_mark(element: Element, place: Place, key: u16) -> Element {
    element.live_attr("data-target", move || target_move(place, key).map(|_| ""))
}

/// The move from the selected piece to this one. The only piece that can be moved counts as selected. Follows signals.
pub(super) fn target_move(place: Place, key: u16) -> Option<Word> {
    let selected = place.shell.selected().or_else(|| only_mover(place))?;
    let to_here = place.read(selected, |piece| {
        let mut targets = piece.targets.iter();
        targets
            .find(|target| target.key == key)
            .map(|target| target.mv)
    });
    to_here.flatten()
}

/// The only piece that can be moved, such as a card that was turned.
fn only_mover(place: Place) -> Option<u16> {
    let only = place.shell.with_zone(place.zone, |zone| {
        let mut movers = zone.pieces.iter().filter(|piece| piece.mv().is_some());
        movers
            .next()
            .filter(|_| movers.next().is_none())
            .map(|piece| piece.key)
    });
    only.flatten()
}

/// Selects a piece that can go to several places. Returns whether it did: a piece that is selected already chooses
/// the place itself.
pub(super) fn select(place: Place, key: u16) -> bool {
    let shell = place.shell;
    let ask = place.read(key, |piece| {
        let mut pairs = piece.targets.windows(2);
        let has_choice = pairs.any(|pair| pair[0].mv != pair[1].mv);
        has_choice.then(|| piece.ask.clone())
    });
    let is_selected = untrack(|| shell.selected() == Some(key));
    let Some(ask) = ask.flatten().filter(|_| !is_selected) else {
        return false;
    };
    shell.select(key.into());
    shell.set_remark(ask);
    true
}
