//! The focus on the board: one card or one empty pile at a time.

use web_sys::HtmlElement;

use super::board::Board;
use super::card::focused_in;
use crate::focus;

/// The element at the cursor.
pub(super) fn element(board: &Board) -> Option<HtmlElement> {
    let (pile, index) = board.cursor.get();
    // The stock is one button.
    let card = board.card_at(pile, index).filter(|_| !board.is_stock(pile));
    match card {
        Some(id) => board.cards.borrow()[id]
            .as_ref()
            .map(|card| card.node.clone()),
        None => board.piles.get(pile).map(|pile| pile.outline.clone()),
    }
}

/// Moves the cursor, and the focus to it.
pub(super) fn go(board: &Board, pile: usize, index: usize) {
    set(board, pile, index);
    if let Some(element) = element(board) {
        focus::focus_without_scroll(&element);
    }
}

/// Moves the cursor, without the focus. The Tab key stops there alone.
pub(super) fn set(board: &Board, pile: usize, index: usize) {
    board
        .cursor
        .set((pile, index.min(board.len(pile).saturating_sub(1))));
    let now = element(board);
    // The element of the cursor before may belong to another pile by now.
    let before = board.stop.replace(now.clone());
    for (stop, value) in [(before, "-1"), (now, "0")] {
        if let Some(stop) = stop {
            // It fails only for an invalid name.
            let _ = stop.set_attribute("tabindex", value);
        }
    }
}

/// After a change: the cursor stays at its pile. If its element had the focus, the new one gets it.
pub(super) fn keep(board: &Board) {
    let focused = focused_in(&board.root);
    let (pile, index) = board.cursor.get();
    let is_covered = |index| {
        let card = board.card_at(pile, index);
        card.and_then(|id| board.place_of(id))
            .is_some_and(|place| !place.is_open)
    };
    let last = board.len(pile).saturating_sub(1);
    let index = if index > last || is_covered(index) || !board.is_spread(pile) {
        last
    } else {
        index
    };
    set(board, pile, index);
    if focused.is_some() && element(board) != focused {
        go(board, pile, index);
    }
}
