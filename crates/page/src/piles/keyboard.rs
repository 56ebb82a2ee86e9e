//! The keyboard on the board.

use std::rc::Rc;

use cards::sort_by_key;
use leptos::prelude::GetUntracked;
use scene::piles::{PileKind, neighbour};
use wasm_bindgen::JsCast;
use web_sys::{Event, KeyboardEvent};

use super::board::{Board, first_pile};
use super::{focus, hit};
use crate::dom::{Element, is_tap};

/// Listens for keys on the board, and for the clicks of screen readers.
pub(super) fn listen(element: Element, board: &Rc<Board>) -> Element {
    let (keys, clicks) = (Rc::clone(board), Rc::clone(board));
    element
        .on("keydown", move |event| {
            let event: KeyboardEvent = event.unchecked_into();
            let with_other_key = event.ctrl_key() || event.alt_key() || event.meta_key();
            if !with_other_key && handle(&keys, &event.key(), event.repeat()) {
                event.prevent_default();
                event.stop_propagation();
            }
        })
        .on("click", move |event| {
            // Fingers and mice are the pointer's.
            if !is_tap(&event) {
                click(&clicks, &event);
            }
        })
}

fn click(board: &Board, event: &Event) {
    if let Some((pile, index)) = hit::place_of(board, event) {
        focus::set(board, pile, index);
        board.game.tap(pile, index);
    }
}

/// Handles a key; returns whether it did something.
fn handle(board: &Board, key: &str, repeats: bool) -> bool {
    let (pile, index) = board.cursor.get();
    match key {
        "Enter" if repeats => {}
        "Enter" => enter(board, pile, index),
        " " => board.game.tap(pile, index),
        "Escape" => return board.game.put_back(),
        "ArrowLeft" => walk(board, (-1, 0)),
        "ArrowRight" => walk(board, (1, 0)),
        "ArrowUp" => walk(board, (0, -1)),
        "ArrowDown" => walk(board, (0, 1)),
        "Home" => {
            let first = first_pile(&board.kinds, &board.fit.borrow());
            focus::go(board, first, board.len(first).saturating_sub(1));
        }
        "End" => {
            let last = board.kinds.len().saturating_sub(1);
            focus::go(board, last, board.len(last).saturating_sub(1));
        }
        _ => return false,
    }
    true
}

/// Picks cards up, or puts them down.
fn enter(board: &Board, pile: usize, index: usize) {
    let picked = board.game.picked().get_untracked();
    let is_stock = board.is_stock(pile);
    match picked {
        Some((from, _)) if from == pile => {
            board.game.put_back();
        }
        Some(_) => board.game.tap(pile, index),
        None if is_stock || board.len(pile) == 0 => board.game.tap(pile, index),
        None => board.game.pick(pile, index),
    }
}

/// Moves the cursor by an arrow key.
fn walk(board: &Board, direction: (i32, i32)) {
    let (pile, index) = board.cursor.get();
    if let Some((from, count)) = board.game.picked().get_untracked() {
        let mut targets = board.game.targets(from, count);
        targets.push(from);
        return along(board, &mut targets, pile, direction.0 + direction.1);
    }
    // Within a column first.
    if let Some(index) = beside(board, pile, index, direction) {
        return focus::go(board, pile, index);
    }
    if let Some(pile) = nearest(board, pile, index, direction) {
        focus::go(board, pile, board.len(pile).saturating_sub(1));
    }
}

/// The next of some piles.
fn along(board: &Board, piles: &mut [usize], from: usize, step: i32) {
    sort_by_key(piles, |pile| *pile);
    let at = piles.iter().position(|pile| *pile == from);
    let next = match at {
        Some(at) if step > 0 => (at + 1) % piles.len(),
        Some(at) => (at + piles.len() - 1) % piles.len(),
        None => 0,
    };
    focus::go(board, piles[next], board.len(piles[next]).saturating_sub(1));
}

/// The next open card of the same column in a direction.
fn beside(board: &Board, pile: usize, index: usize, (right, down): (i32, i32)) -> Option<usize> {
    let place = |index| board.place_of(board.card_at(pile, index)?);
    let here = place(index)?;
    let is_there = |other: &usize| {
        place(*other).is_some_and(|there| {
            let (x, y) = (there.x - here.x, there.y - here.y);
            there.is_open
                && ((x * right > 0 && y == 0) || (y * down > 0 && x.abs() < here.x.max(1)))
        })
    };
    if board.kinds[pile] != PileKind::Column {
        return None;
    }
    let neighbours = [index.checked_sub(1), Some(index + 1)];
    neighbours.into_iter().flatten().find(is_there)
}

/// The next pile in a direction. A waste without cards is passed over.
fn nearest(board: &Board, from: usize, index: usize, direction: (i32, i32)) -> Option<usize> {
    let fit = board.fit.borrow();
    let area = fit.areas.get(from).copied().flatten()?;
    let card = board.card_at(from, index);
    let card = card.and_then(|id| board.place_of(id));
    let spot = card.map_or((area.x, area.y), |card| (card.x, card.y));
    let is_there = |pile| !is_waste(board, pile) || board.len(pile) > 0;
    neighbour(&fit, from, spot, direction, is_there)
}

fn is_waste(board: &Board, pile: usize) -> bool {
    board.kinds[pile] == PileKind::Waste
}
