//! Fingers, pens and mice on the board: taps and dragging.

use core::cell::{Cell, RefCell};
use std::rc::Rc;

use scene::piles::{CardId, Fan};
use wasm_bindgen::JsCast;
use web_sys::PointerEvent;

use super::board::Board;
use super::card::set_class;
use super::hit::place_of;
use super::show::lower_later;
use super::{focus, marks};
use crate::dom::Element;

/// A pointer that moves less than this is a tap, in pixels.
const SLACK: i32 = 7;

/// A tap at the place of the one before is ignored within this time, in milliseconds: the card that was meant has
/// gone.
const SAME_TAP: f64 = 320.0;

/// The level of a card that is dragged.
const DRAGGED: usize = 3000;

/// A pointer that is down.
struct Grip {
    pointer: i32,
    start: (i32, i32),
    pile: usize,
    index: usize,
    /// The update of the board that the pointer went down on: after another one, the cards lie elsewhere.
    update: u32,
    /// The cards that are dragged, and where each lies; none before the pointer has moved.
    cards: Vec<(CardId, i32, i32)>,
    count: u8,
    /// Whether the cards may not be dragged.
    is_refused: bool,
}

/// The tap before.
#[derive(Clone, Copy, Default)]
struct LastTap {
    time: f64,
    at: (i32, i32),
}

/// The pointer and the tap before.
#[derive(Default)]
struct Pointers {
    grip: RefCell<Option<Grip>>,
    last: Cell<LastTap>,
}

/// Handles an event of a pointer.
type Handler = fn(&Rc<Board>, &Pointers, &PointerEvent);

/// Listens for pointers on the board.
pub(super) fn listen(element: Element, board: &Rc<Board>) -> Element {
    let pointers: Rc<Pointers> = Rc::default();
    let handlers: [(&str, Handler); 4] = [
        ("pointerdown", down),
        ("pointermove", moved),
        ("pointerup", up),
        ("pointercancel", |board, pointers, _| {
            if let Some(grip) = pointers.grip.take() {
                let_go(board, &grip);
            }
        }),
    ];
    handlers.into_iter().fold(element, |element, (name, run)| {
        let (board, pointers) = (Rc::clone(board), Rc::clone(&pointers));
        element.on(name, move |event| {
            run(&board, &pointers, event.unchecked_ref());
        })
    })
}

fn down(board: &Rc<Board>, pointers: &Pointers, event: &PointerEvent) {
    if !event.is_primary() || event.button() != 0 {
        return;
    }
    let Some((pile, index)) = place_of(board, event) else {
        return;
    };
    focus::set(board, pile, index);
    // It fails only for a pointer that is gone.
    let _ = board.root.set_pointer_capture(event.pointer_id());
    pointers.grip.replace(Some(Grip {
        pointer: event.pointer_id(),
        start: (event.client_x(), event.client_y()),
        pile,
        index,
        update: board.updates.get(),
        cards: Vec::new(),
        count: 0,
        is_refused: false,
    }));
}

fn moved(board: &Rc<Board>, pointers: &Pointers, event: &PointerEvent) {
    let mut held = pointers.grip.borrow_mut();
    let Some(grip) = held
        .as_mut()
        .filter(|grip| grip.pointer == event.pointer_id())
    else {
        return;
    };
    if grip.update != board.updates.get() {
        // The table has changed under the pointer: its cards go where they lie now.
        let grip = held.take();
        drop(held);
        return grip.iter().for_each(|grip| let_go(board, grip));
    }
    let (x, y) = way(grip, event);
    if grip.cards.is_empty() && (x.abs() > SLACK || y.abs() > SLACK) && !grip.is_refused {
        take(board, grip);
    }
    let cards = board.cards.borrow();
    for (id, left, top) in &grip.cards {
        if let Some(card) = &cards[*id] {
            card.move_to(left + x, top + y);
        }
    }
}

fn up(board: &Rc<Board>, pointers: &Pointers, event: &PointerEvent) {
    let Some(grip) = pointers.grip.take() else {
        return;
    };
    let (x, y) = way(&grip, event);
    if !grip.cards.is_empty() {
        let_go(board, &grip);
        if grip.update == board.updates.get() {
            drop_at(board, &grip, (x, y));
        }
        return;
    }
    // A pointer that has moved on a card that may not be dragged is no tap. The stock is never dragged away by
    // accident: a finger may slip on it.
    let is_stock = board.is_stock(grip.pile);
    let slack = if is_stock {
        board.fit.borrow().width / 2
    } else {
        2 * SLACK
    };
    if x.abs() > slack || y.abs() > slack {
        return;
    }
    let now = LastTap {
        time: event.time_stamp(),
        at: grip.start,
    };
    let before = pointers.last.replace(now);
    let is_same = now.time - before.time < SAME_TAP
        && (now.at.0 - before.at.0).abs() < 3 * SLACK
        && (now.at.1 - before.at.1).abs() < 3 * SLACK;
    // Cards of the stock may be drawn as fast as one likes.
    if !is_same || is_stock {
        board.game.tap(grip.pile, grip.index);
    }
}

/// How far the pointer has moved.
fn way(grip: &Grip, event: &PointerEvent) -> (i32, i32) {
    (
        event.client_x() - grip.start.0,
        event.client_y() - grip.start.1,
    )
}

/// Takes the cards under the pointer, if they may be moved at all; if not, says why.
fn take(board: &Rc<Board>, grip: &mut Grip) {
    let Some(count) = board.game.grip(grip.pile, grip.index) else {
        // Not again for this pointer.
        grip.is_refused = true;
        return;
    };
    grip.count = count;
    let len = board.len(grip.pile);
    let cards = board.cards.borrow();
    for (order, index) in (len.saturating_sub(count.into())..len).enumerate() {
        let Some(id) = board.card_at(grip.pile, index) else {
            continue;
        };
        if let (Some(card), Some(place)) = (&cards[id], board.place_of(id)) {
            set_class(&card.node, "dragged", true);
            card.raise(DRAGGED + order);
            grip.cards.push((id, place.x, place.y));
        }
    }
    drop(cards);
    marks::clear(board);
    marks::mark_targets(board, grip.pile, count);
}

/// Lets the cards glide back to their places.
fn let_go(board: &Rc<Board>, grip: &Grip) {
    let cards = board.cards.borrow();
    for (id, ..) in &grip.cards {
        if let (Some(card), Some(place)) = (&cards[*id], board.place_of(*id)) {
            set_class(&card.node, "dragged", false);
            card.move_to(place.x, place.y);
        }
    }
    drop(cards);
    marks::clear(board);
    lower_later(board);
}

/// Plays the move to the pile that the cards were let go over, or says that they do not fit there.
fn drop_at(board: &Board, grip: &Grip, way: (i32, i32)) {
    let targets = board.game.targets(grip.pile, grip.count);
    let all = 0..board.kinds.len();
    if let Some(to) = most_covered(board, grip, way, targets.into_iter()) {
        board.game.bring(grip.pile, grip.count, to);
    } else if most_covered(board, grip, way, all).is_some_and(|pile| pile != grip.pile) {
        board.game.refuse_drop();
    }
}

/// The one of these piles that the dragged cards cover most; `None` if they cover none.
fn most_covered(
    board: &Board,
    grip: &Grip,
    (x, y): (i32, i32),
    piles: impl Iterator<Item = usize>,
) -> Option<usize> {
    let (_, left, top) = *grip.cards.first()?;
    let (left, top) = (left + x, top + y);
    let fit = board.fit.borrow();
    let shown = board.shown.borrow();
    let overlap = |from: i32, other: i32, own: i32, length: i32| {
        (from + own).min(other + length) - from.max(other)
    };
    let covered = |pile: usize| {
        let area = fit.areas[pile]?;
        let last = shown.iter().rev().find(|(_, place)| place.pile == pile);
        let last = last.map_or((area.x, area.y), |(_, place)| (place.x, place.y));
        let is_row = matches!(area.fan, Fan::Right | Fan::Left);
        let (x, y) = (area.x.min(last.0), area.y.min(last.1));
        let width = fit.width + if is_row { (last.0 - area.x).abs() } else { 0 };
        let height = fit.height + (last.1 - area.y).abs();
        let across = overlap(left, x, fit.width, width);
        let down = overlap(top, y, fit.height, height);
        // A little beside a pile is near enough.
        let near = fit.width / 4;
        (across > -near && down > -near).then(|| ((across + near) * (down + near), pile))
    };
    let best = piles
        .filter(|pile| !board.is_stock(*pile))
        .filter_map(covered)
        .max();
    best.map(|(_, pile)| pile)
}
