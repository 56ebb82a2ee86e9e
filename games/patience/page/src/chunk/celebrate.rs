//! The animation after a win: the cards leap from their piles, bounce and leave the table.

use core::cell::RefCell;
use std::rc::Rc;

use leptos::prelude::{Set, WithUntracked, document, request_animation_frame, window};
use page::clock;
use page::piles::pause;
use page::theme;
use patience::play::Play;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use crate::own::{Page, WonGame};

/// The acceleration of a falling card, in pixels per step per step.
const GRAVITY: f64 = 0.55;

/// The share of its speed that a card keeps when it bounces.
const BOUNCE: f64 = 0.78;

/// The steps between the starts of two cards.
const PAUSE: usize = 3;

/// The time after which the end of the game is shown, in milliseconds. The cards leap on behind it.
const SHOW_AFTER: u32 = 3200;

/// The steps in a second, on a screen of any speed.
const STEPS: u64 = 60;

/// The number of steps after which the animation ends, even if cards still move.
const MAX_STEPS: usize = 900;

/// The most steps between two frames: someone who comes back to a page in the background misses nothing.
const MAX_AT_ONCE: usize = 6;

/// A card in the air. Lengths are pixels, speeds are pixels per step.
struct Leaping {
    node: HtmlElement,
    x: f64,
    y: f64,
    right: f64,
    down: f64,
    start: usize,
}

/// Lets all cards leap, unless the person wants no motion, and then shows the end of the game. The moves of the last
/// turn are shown one after the other: they come first.
pub(super) fn celebrate(page: Page, game: WonGame) {
    let moves = |play: &Play| play.last_turn().len().saturating_sub(1);
    let moves = page
        .own()
        .play
        .with_untracked(|play| play.as_ref().map_or(0, moves));
    let pause = if theme::is_animated() {
        pause(page.settings().preferences().speed)
    } else {
        0
    };
    let wait = u32::try_from(moves).map_or(0, |moves| moves.saturating_mul(pause));
    clock::after(wait, move || leap(page, game));
}

fn leap(page: Page, game: WonGame) {
    let is_there = move || {
        let play = page.own().play;
        play.with_untracked(|play| play.as_ref().is_some_and(Play::is_won))
    };
    let show = move || {
        page.own().celebrates.set(false);
        if is_there() {
            page.own().result.set(Some(game));
        }
    };
    let board = document().get_element_by_id("board");
    let found = document().query_selector_all("#board .card");
    let (Some(board), Ok(found), true) = (board, found, theme::is_animated()) else {
        return show();
    };
    clock::after(SHOW_AFTER, show);
    let mut cards: Vec<HtmlElement> = (0..found.length())
        .filter_map(|at| found.get(at)?.dyn_into().ok())
        .collect();
    // Those on top go first.
    let level = |card: &HtmlElement| {
        let level = card.style().get_property_value("z-index");
        level
            .ok()
            .and_then(|level| level.parse::<i32>().ok())
            .unwrap_or_default()
    };
    cards.sort_by_key(|card| -level(card));
    let edge = board.get_bounding_client_rect();
    let leaping = cards.into_iter().enumerate().map(|(at, node)| {
        let place = node.get_bounding_client_rect();
        // Different for each card, and without chance.
        let spread = f64::from(u32::try_from(at * 37 % 23).unwrap_or_default()) / 22.0;
        Leaping {
            x: place.x() - edge.x(),
            y: place.y() - edge.y(),
            right: (if at % 2 == 0 { 1.0 } else { -1.0 }) * (2.0 + 5.0 * spread),
            down: -4.0 - 9.0 * (1.0 - spread),
            start: 30 + at * PAUSE,
            node,
        }
    });
    let height = window()
        .inner_height()
        .ok()
        .and_then(|height| height.as_f64());
    let floor = height.unwrap_or(600.0) - edge.y();
    let cards: Rc<RefCell<Vec<Leaping>>> = Rc::new(RefCell::new(leaping.collect()));
    frame(cards, 0, clock::now(), floor);
}

/// Moves the cards by the time since the last frame, and again in the next frame.
fn frame(cards: Rc<RefCell<Vec<Leaping>>>, done: usize, since: u64, floor: f64) {
    request_animation_frame(move || {
        let steps = clock::now().saturating_sub(since) * STEPS / 1000;
        let steps = usize::try_from(steps).map_or(MAX_AT_ONCE, |steps| steps.min(MAX_AT_ONCE));
        // The rest of the time counts for the next frame.
        let since = if steps < MAX_AT_ONCE {
            since + u64::try_from(steps).unwrap_or(0) * 1000 / STEPS
        } else {
            clock::now()
        };
        let goes_on = {
            let mut cards = cards.borrow_mut();
            for number in done..done + steps {
                cards.retain_mut(|card| step(card, number, floor));
            }
            !cards.is_empty() && done < MAX_STEPS
        };
        if goes_on {
            frame(cards, done + steps, since, floor);
        }
    });
}

/// Moves a card. Returns whether it is still to be seen.
#[allow(clippy::cast_possible_truncation)] // a page is not that wide
fn step(card: &mut Leaping, number: usize, floor: f64) -> bool {
    if !card.node.is_connected() || !is_won(&card.node) {
        return false;
    }
    if number < card.start {
        return true;
    }
    let style = card.node.style();
    let size = f64::from(card.node.offset_height());
    if number == card.start {
        let _ = card.node.class_list().add_1("leaping");
        let _ = style.set_property("z-index", &(4000 + number).to_string());
    }
    card.down += GRAVITY;
    card.x += card.right;
    card.y += card.down;
    if card.y > floor - size && card.down > 0.0 {
        card.y = floor - size;
        card.down *= -BOUNCE;
    }
    let (x, y) = (card.x.round() as i32, card.y.round() as i32);
    // It fails only for an invalid value.
    let _ = style.set_property("transform", &format!("translate({x}px,{y}px)"));
    let width = window().inner_width().ok().and_then(|width| width.as_f64());
    let is_gone = card.x < -size || card.x > width.unwrap_or(1000.0);
    if is_gone {
        let _ = style.set_property("visibility", "hidden");
    }
    !is_gone
}

/// Whether the table still shows the game that was won.
fn is_won(card: &HtmlElement) -> bool {
    card.closest(".won").is_ok_and(|at| at.is_some())
}
