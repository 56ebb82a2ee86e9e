//! Fingers, pens and mice on the board: taps and dragging.

use core::cell::{Cell, RefCell};
use std::rc::Rc;

use leptos::prelude::WithUntracked;
use page::dom::Element;
use patience::layout::Fan;
use patience::play::{CardId, count_from};
use patience::rules::{Kind, STOCK};
use wasm_bindgen::JsCast;
use web_sys::PointerEvent;

use super::board::Board;
use super::card::set_class;
use super::hit::place_of;
use super::show::lower_later;
use super::{focus, marks};
use crate::actions;

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
    /// The cards that are dragged, and where each lies; none before the pointer has moved.
    cards: Vec<(CardId, i32, i32)>,
    count: u8,
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
        cards: Vec::new(),
        count: 0,
    }));
}

fn moved(board: &Rc<Board>, pointers: &Pointers, event: &PointerEvent) {
    let mut grip = pointers.grip.borrow_mut();
    let Some(grip) = grip
        .as_mut()
        .filter(|grip| grip.pointer == event.pointer_id())
    else {
        return;
    };
    let (x, y) = way(grip, event);
    if grip.cards.is_empty() && (x.abs() > SLACK || y.abs() > SLACK) && grip.count == 0 {
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
        let target = target(board, &grip, (x, y));
        let_go(board, &grip);
        if let Some(to) = target {
            actions::bring(board.page, grip.pile, grip.count, to);
        }
        return;
    }
    // A pointer that has moved on a card that may not be dragged is no tap.
    if x.abs() > 2 * SLACK || y.abs() > 2 * SLACK {
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
    if !is_same || board.game.rules.group(grip.pile).kind == Kind::Stock {
        actions::tap(board.page, grip.pile, grip.index);
    }
}

/// How far the pointer has moved.
fn way(grip: &Grip, event: &PointerEvent) -> (i32, i32) {
    (
        event.client_x() - grip.start.0,
        event.client_y() - grip.start.1,
    )
}

/// Takes the cards under the pointer, if they may be moved.
fn take(board: &Rc<Board>, grip: &mut Grip) {
    let count = board.page.own().play.with_untracked(|play| {
        let play = play.as_ref()?;
        let position = play.position();
        let count = count_from(play.rules(), position, grip.pile, grip.index);
        let has_target = !actions::targets(play, grip.pile, count).is_empty();
        (has_target && !position.is_empty(grip.pile)).then_some(count)
    });
    let Some(count) = count else {
        // Not again for this pointer.
        grip.count = u8::MAX;
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
    for (id, x, y) in &grip.cards {
        if let Some(card) = &cards[*id] {
            set_class(&card.node, "dragged", false);
            card.move_to(*x, *y);
        }
    }
    drop(cards);
    marks::clear(board);
    lower_later(board);
}

/// The pile that the dragged cards cover most, of those where they may go.
fn target(board: &Board, grip: &Grip, (x, y): (i32, i32)) -> Option<usize> {
    let (_, left, top) = *grip.cards.first()?;
    let (left, top) = (left + x, top + y);
    let targets = board.page.own().play.with_untracked(|play| {
        let play = play.as_ref()?;
        Some(actions::targets(play, grip.pile, grip.count))
    })?;
    let fit = board.fit.borrow();
    let shown = board.shown.borrow();
    let overlap = |from: i32, other: i32, own: i32, length: i32| {
        (from + own).min(other + length) - from.max(other)
    };
    let covered = |pile: &usize| {
        let area = fit.areas[*pile]?;
        let last = shown.iter().rev().find(|(_, place)| place.pile == *pile);
        let last = last.map_or((area.x, area.y), |(_, place)| (place.x, place.y));
        let is_row = matches!(area.fan, Fan::Right | Fan::Left);
        let (x, y) = (area.x.min(last.0), area.y.min(last.1));
        let width = fit.width + if is_row { (last.0 - area.x).abs() } else { 0 };
        let height = fit.height + (last.1 - area.y).abs();
        let across = overlap(left, x, fit.width, width);
        let down = overlap(top, y, fit.height, height);
        // A little beside a pile is near enough.
        let near = fit.width / 4;
        (across > -near && down > -near).then(|| ((across + near) * (down + near), *pile))
    };
    let best = targets
        .iter()
        .filter(|pile| **pile != STOCK)
        .filter_map(covered)
        .max();
    best.map(|(_, pile)| pile)
}
