//! Marks on cards and piles: the cards that are picked up, where they may go, and the move of a hint.

use std::rc::Rc;

use leptos::prelude::Get;

use super::board::Board;
use super::card::set_class;
use crate::dom::effect;

/// Marks the cards that are picked up and those of a hint, now and whenever they change. Lets a card shake that
/// cannot be moved.
pub(super) fn follow(board: &Rc<Board>) {
    let (shaken, refused) = (Rc::clone(board), board.game.refused());
    effect(move || {
        if let Some((pile, index)) = refused.get() {
            shake(&shaken, pile, index);
        }
    });
    let (board, picked) = (Rc::clone(board), board.game.picked());
    effect(move || {
        let (picked, hint) = (picked.get(), board.game.hint());
        clear(&board);
        if let Some((pile, count)) = picked {
            mark(&board, pile, count, "picked");
            mark_targets(&board, pile, count);
        }
        for (pile, count) in hint.cards {
            mark(&board, pile, count, "hinted");
        }
        if let Some(pile) = hint.aim {
            mark(&board, pile, 1, "hinted");
            mark(&board, pile, 1, "aim");
        }
    });
}

/// Lets a card shake; once more if it is shaking.
fn shake(board: &Board, pile: usize, index: usize) {
    let cards = board.cards.borrow();
    let card = board.card_at(pile, index).and_then(|id| cards[id].as_ref());
    if let Some(card) = card {
        set_class(&card.node, "shaken", false);
        // The browser has to lay the card out without it.
        let _ = card.node.offset_width();
        set_class(&card.node, "shaken", true);
    }
}

/// Marks the piles to which cards may go.
pub(super) fn mark_targets(board: &Board, pile: usize, count: u8) {
    for target in board.game.targets(pile, count) {
        mark(board, target, 1, "target");
    }
}

/// Removes all marks.
pub(super) fn clear(board: &Board) {
    let cards = board.cards.borrow();
    let cards = cards.iter().flatten().map(|card| &card.node);
    let outlines = board.piles.iter().map(|pile| &pile.outline);
    for node in cards.chain(outlines) {
        for name in ["picked", "target", "hinted", "aim"] {
            set_class(node, name, false);
        }
    }
}

/// Marks the top cards of a pile; of an empty pile, its outline.
fn mark(board: &Board, pile: usize, count: u8, name: &str) {
    let (len, cards) = (board.len(pile), board.cards.borrow());
    for index in len.saturating_sub(count.into())..len {
        let card = board.card_at(pile, index).and_then(|id| cards[id].as_ref());
        if let Some(card) = card {
            set_class(&card.node, name, true);
        }
    }
    if let Some(pile) = board.piles.get(pile).filter(|_| len == 0) {
        set_class(&pile.outline, name, true);
    }
}
