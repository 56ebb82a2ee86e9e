//! Marks on cards and piles: the cards that are picked up, where they may go, and the move of a hint.

use std::rc::Rc;

use leptos::prelude::{Get, WithUntracked};
use page::dom::effect;
use patience::play::Play;
use patience::rules::{Move, STOCK};

use super::board::Board;
use super::card::set_class;
use crate::actions;

/// Marks the cards that are picked up and those of a hint, now and whenever they change. Lets a card shake that
/// cannot be moved.
pub(super) fn follow(board: &Rc<Board>) {
    let shaken = Rc::clone(board);
    effect(move || {
        if let Some((pile, index)) = shaken.page.own().refused.get() {
            shake(&shaken, pile, index);
        }
    });
    let board = Rc::clone(board);
    effect(move || {
        let own = board.page.own();
        let picked = own.picked.get();
        let hint = own.hint.get().and_then(|(mv, _)| mv);
        clear(&board);
        if let Some((pile, count)) = picked {
            mark_cards(&board, pile, count, "picked");
            mark_targets(&board, pile, count);
        }
        match hint {
            Some(Move::Cards { from, to, count }) => {
                mark_cards(&board, from.into(), count, "hinted");
                mark_pile(&board, to.into(), "hinted");
                mark_pile(&board, to.into(), "aim");
            }
            Some(Move::Pair { one, other }) => {
                mark_cards(&board, one.into(), 1, "hinted");
                mark_cards(&board, other.into(), 1, "hinted");
            }
            Some(Move::Draw) => mark_pile(&board, STOCK, "hinted"),
            Some(Move::Gather) | None => {}
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
    let targets = board.page.own().play.with_untracked(|play| {
        let targets = |play: &Play| actions::targets(play, pile, count);
        play.as_ref().map(targets).unwrap_or_default()
    });
    for target in targets {
        mark_pile(board, target, "target");
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

/// Marks the top cards of a pile.
fn mark_cards(board: &Board, pile: usize, count: u8, name: &str) {
    let (len, cards) = (board.len(pile), board.cards.borrow());
    for index in len.saturating_sub(count.into())..len {
        let card = board.card_at(pile, index).and_then(|id| cards[id].as_ref());
        if let Some(card) = card {
            set_class(&card.node, name, true);
        }
    }
}

/// Marks the top card of a pile, or its outline.
fn mark_pile(board: &Board, pile: usize, name: &str) {
    if board.len(pile) > 0 {
        mark_cards(board, pile, 1, name);
    } else if let Some(pile) = board.piles.get(pile) {
        set_class(&pile.outline, name, true);
    }
}
