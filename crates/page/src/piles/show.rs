//! Shows piles: each card glides from where it was.

use std::rc::Rc;

use scene::piles::{CardId, Fan, PlacedCard, identities, places};
use session::Speed;

use super::board::Board;
use super::card::{CardElement, set_class};
use super::game::BoardState;
use super::{focus, labels};
use crate::clock;
use crate::theme;

/// The level of a card that moves, over all that lie.
const RAISED: usize = 1000;

/// Shows a game: at once, or its last turn move by move.
pub(super) fn update(board: &Rc<Board>, state: BoardState, is_resized: bool, speed: Speed) {
    let before = board.state.replace(Some(state));
    let is_new = before.is_none_or(|before| before.deal != state.deal);
    let goes_on = !is_new && before.is_some_and(|before| before.turns + 1 == state.turns);
    if !state.is_won {
        call_back(board);
    }
    board.moves_left.set(0);
    board.updates.set(board.updates.get() + 1);
    if is_new && theme::is_animated() && state.turns == 0 {
        board.shown.borrow_mut().clear();
        return deal(board);
    }
    if goes_on && state.last_moves > 1 && theme::is_animated() && !is_resized {
        board.moves_left.set(state.last_moves);
        return show_next(board, board.updates.get(), speed);
    }
    show(board, !is_resized);
}

/// Brings the cards back that have left the table after a win.
fn call_back(board: &Board) {
    for card in board.cards.borrow().iter().flatten() {
        set_class(&card.node, "leaping", false);
        card.style("visibility", "");
    }
}

/// Shows the next move of the last turn, and the others after it.
fn show_next(board: &Rc<Board>, update: u32, speed: Speed) {
    let left = board.moves_left.get();
    if left == 0 || board.updates.get() != update {
        return;
    }
    board.moves_left.set(left - 1);
    show(board, true);
    let board = Rc::clone(board);
    clock::after(pause(speed), move || show_next(&board, update, speed));
}

/// The time between two moves of a turn, in milliseconds.
#[must_use]
pub const fn pause(speed: Speed) -> u32 {
    match speed {
        Speed::Slow => 180,
        Speed::Normal => 90,
        Speed::Fast => 50,
        Speed::Instant => 0,
    }
}

/// Deals the cards from the stock, or from the middle of the lower edge.
fn deal(board: &Rc<Board>) {
    let start = {
        let fit = board.fit.borrow();
        let stock = (0..board.kinds.len()).find(|pile| board.is_stock(*pile));
        let stock = stock.and_then(|stock| fit.areas[stock]);
        let stock = stock.map(|area| (area.x, area.y));
        let middle = (board.root.client_width() - fit.width) / 2;
        stock.unwrap_or((middle, board.root.client_height() - fit.height))
    };
    set_class(&board.root, "still", true);
    show(board, false);
    for card in board.cards.borrow().iter().flatten() {
        card.move_to(start.0, start.1);
    }
    // The browser has to lay the cards out there first.
    let _ = board.root.offset_width();
    set_class(&board.root, "still", false);
    set_class(&board.root, "dealing", true);
    let cards = board.cards.borrow();
    for (order, (id, place)) in board.shown.borrow().iter().enumerate() {
        if let Some(card) = &cards[*id] {
            card.style("transition-delay", &format!("{}ms", order * 9));
            card.move_to(place.x, place.y);
        }
    }
    let (board, update) = (Rc::clone(board), board.updates.get());
    clock::after(1300, move || {
        if board.updates.get() == update {
            end_deal(&board);
        }
    });
}

/// Removes what only the dealing needs.
fn end_deal(board: &Board) {
    set_class(&board.root, "dealing", false);
    for card in board.cards.borrow().iter().flatten() {
        card.style("transition-delay", "");
    }
}

/// Shows the piles, without the moves that are left. Cards that have moved go over the others until they have arrived.
fn show(board: &Rc<Board>, moves: bool) {
    end_deal(board);
    let piles = board.game.piles(board.moves_left.get());
    let now = places(&piles, &board.fit.borrow());
    let ids = identities(&board.shown.borrow(), &now);
    let shown: Vec<(CardId, PlacedCard)> = ids.into_iter().zip(now).collect();
    let mut cards = board.cards.borrow_mut();
    let before = board.shown.replace(shown.clone());
    let mut has_moved = false;
    for (order, (id, place)) in shown.iter().enumerate() {
        let card = cards[*id].get_or_insert_with(|| CardElement::new(*id, &board.root));
        let was = before
            .iter()
            .find(|(old, _)| old == id)
            .map(|(_, was)| (was.x, was.y, was.pile));
        let is_moved = moves && was.is_some_and(|was| was != (place.x, place.y, place.pile));
        let is_turned = card.turn(place);
        set_class(&card.node, "turning", is_turned && moves);
        let above = piles[place.pile]
            .cards
            .len()
            .saturating_sub(place.index + 1);
        set_class(
            &card.node,
            "deep",
            !board.is_spread(place.pile) && above > 3,
        );
        let fan = board.fan(place.pile);
        let is_left = matches!(fan, Some(Fan::Left | Fan::LastLeft));
        set_class(&card.node, "left-fan", is_left);
        let is_side = is_left || matches!(fan, Some(Fan::Right | Fan::LastRight));
        set_class(&card.node, "side-fan", is_side);
        card.raise(if is_moved { RAISED + order } else { order });
        card.move_to(place.x, place.y);
        has_moved |= is_moved;
    }
    drop(cards);
    labels::update(board, &piles);
    focus::keep(board);
    if has_moved {
        lower_later(board);
    }
}

/// Puts the cards back to their levels once they have arrived.
pub(super) fn lower_later(board: &Rc<Board>) {
    let (board, update, left) = (
        Rc::clone(board),
        board.updates.get(),
        board.moves_left.get(),
    );
    clock::after(450, move || {
        if board.updates.get() == update && board.moves_left.get() == left {
            lower(&board);
        }
    });
}

fn lower(board: &Board) {
    let cards = board.cards.borrow();
    for (order, (id, _)) in board.shown.borrow().iter().enumerate() {
        if let Some(card) = &cards[*id] {
            card.raise(order);
        }
    }
}
