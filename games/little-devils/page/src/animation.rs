//! Animated cards: measures where they come from and go to.
//!
//! The style sheet moves them (by the animations `fly`, `gather`, `deal` and `count`). This module
//! measures the way on the page and sets it as custom properties.

use std::cell::Cell;

use js_sys::Promise;
use leptos::prelude::document;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::HtmlElement;

use cards::Seat;
use little_devils::scene::Change;

use crate::theme;
use page::clock;
use page::promise::then;

/// The centre and the width of an element, in CSS pixels.
#[derive(Clone, Copy)]
struct Area {
    x: f64,
    y: f64,
    width: f64,
}

thread_local! {
    /// The area of the card that the person has just pressed.
    static PRESSED: Cell<Option<Area>> = const { Cell::new(None) };
}

/// The duration of the animation of a deal or a count, in milliseconds.
const MARK_TIME: u32 = 1200;

/// Records the area of the card that the person plays: its animation starts there.
pub fn record_pressed(card: &HtmlElement) {
    PRESSED.set(Some(area(card)));
}

/// Animates changes of the scene, once the page has the new scene and before it is painted.
pub fn animate(changes: &[Change]) {
    let pressed = PRESSED.take();
    if theme::is_animated() && !changes.is_empty() {
        let changes = changes.to_vec();
        // Measuring makes the browser lay the page out. A press has done enough work for one task, so
        // this gets a task of its own.
        if pressed.is_some() {
            clock::before_frame(move || start(&changes, pressed));
        } else {
            // At the end of this task, when the page has all changes.
            let now = Promise::resolve(&JsValue::NULL);
            then(&now, Box::new(move |_| start(&changes, None)));
        }
    }
}

fn start(changes: &[Change], pressed: Option<Area>) {
    // Everything is measured before anything is changed: else the browser would lay out again for each
    // card.
    let flights: Vec<Flight> = changes
        .iter()
        .flat_map(|change| flights(*change, pressed))
        .collect();
    for flight in flights {
        flight.set_properties();
    }
    for change in changes {
        mark_changed(*change);
    }
}

/// The flight of a card: its own area, and the area that it comes from or goes to.
struct Flight {
    card: HtmlElement,
    own: Area,
    other: Area,
}

fn flights(change: Change, pressed: Option<Area>) -> Vec<Flight> {
    let (cards, other) = match change {
        Change::Played { seat, .. } => {
            let hand = pressed.filter(|_| seat == Seat::FIRST);
            let card = all(&format!(".plays [data-seat='{}'] .card", seat.get()));
            (card, hand.or_else(|| portrait(seat)))
        }
        Change::Taken { taker, .. } => (all(".plays li"), portrait(taker)),
        Change::Dealt { dealer } => (all("#hand .card"), portrait(dealer)),
        _ => (Vec::new(), None),
    };
    let flight = |card: HtmlElement| {
        let own = area(&card);
        other.map(|other| Flight { card, own, other })
    };
    cards.into_iter().filter_map(flight).collect()
}

impl Flight {
    #[allow(clippy::cast_possible_truncation)] // a page is not that wide
    fn set_properties(&self) {
        // Whole numbers: formatting floating-point numbers takes several kilobytes of program.
        let whole = |length: f64| length.round() as i32;
        let scale = 100.0 * self.other.width / self.own.width.max(1.0);
        let properties = [
            ("--way-x", format!("{}px", whole(self.other.x - self.own.x))),
            ("--way-y", format!("{}px", whole(self.other.y - self.own.y))),
            ("--way-scale", format!("{}%", whole(scale))),
        ];
        for (name, value) in properties {
            // It fails only for an invalid value.
            let _ = self.card.style().set_property(name, &value);
        }
    }
}

fn mark_changed(change: Change) {
    match change {
        Change::Dealt { .. } => mark("#hand", "dealt"),
        Change::Counted { seat } => {
            mark(&format!(".seat[data-seat='{}']", seat.get()), "counted");
        }
        _ => {}
    }
}

/// Adds a class for the duration of its animation.
fn mark(selector: &str, class: &'static str) {
    for element in all(selector) {
        // It fails only for a name with a space.
        let _ = element.class_list().add_1(class);
        clock::after(MARK_TIME, move || {
            let _ = element.class_list().remove_1(class);
        });
    }
}

fn portrait(seat: Seat) -> Option<Area> {
    let found = all(&format!(".seat[data-seat='{}'] .portrait", seat.get()));
    found.first().map(area)
}

fn area(element: &HtmlElement) -> Area {
    let rect = element.get_bounding_client_rect();
    Area {
        x: rect.x() + rect.width() / 2.0,
        y: rect.y() + rect.height() / 2.0,
        width: rect.width(),
    }
}

fn all(selector: &str) -> Vec<HtmlElement> {
    let Ok(found) = document().query_selector_all(selector) else {
        return Vec::new();
    };
    (0..found.length())
        .filter_map(|at| found.get(at)?.dyn_into().ok())
        .collect()
}
