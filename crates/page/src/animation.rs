//! Animated cards: measures where they come from and go to.
//!
//! The style sheet moves them, by animations such as `fly` and `gather`. This module measures the way on
//! the page and sets it as custom properties.

use std::cell::Cell;

use js_sys::Promise;
use leptos::prelude::document;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::HtmlElement;

use crate::clock;
use crate::promise::then;
use crate::theme;

/// A movement of the page. Elements are given by selectors.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Movement {
    /// Cards that have come from another element, or are about to go there.
    Fly {
        /// The cards.
        cards: String,
        /// The other element.
        other: String,
        /// Whether the cards start at the card that the person has just pressed, if there is one, and not
        /// at the other element.
        from_press: bool,
    },
    /// An element that has a class for a time. The style sheet has its animation.
    Mark {
        /// The element.
        element: String,
        /// The class.
        class: &'static str,
    },
}

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
    /// Whether the person has dragged the card to where it goes.
    static IS_DRAGGED: Cell<bool> = const { Cell::new(false) };
}

/// How long an element is marked, in milliseconds.
const MARK_TIME: u32 = 1200;

/// Records the area of the card that the person plays: its animation starts there.
pub fn record_pressed(card: &HtmlElement) {
    PRESSED.set(Some(area(card)));
}

/// Records that the person has dragged a card to where it goes: nothing moves by itself then.
pub(crate) fn record_dragged() {
    IS_DRAGGED.set(true);
}

/// Starts movements, once the page has the new scene and before it is painted.
pub fn animate(movements: Vec<Movement>) {
    let (pressed, is_dragged) = (PRESSED.take(), IS_DRAGGED.take());
    if theme::is_animated() && !movements.is_empty() && !is_dragged {
        // Measuring makes the browser lay the page out. A press has done enough work for one task, so
        // this gets a task of its own.
        if pressed.is_some() {
            clock::before_frame(move || start(&movements, pressed));
        } else {
            // At the end of this task, when the page has all changes.
            let now = Promise::resolve(&JsValue::NULL);
            then(&now, Box::new(move |_| start(&movements, None)));
        }
    }
}

fn start(movements: &[Movement], pressed: Option<Area>) {
    // Everything is measured before anything is changed: else the browser would lay out again for each
    // card.
    let flights: Vec<Flight> = movements
        .iter()
        .flat_map(|movement| movement.flights(pressed))
        .collect();
    for flight in flights {
        flight.set_properties();
    }
    for movement in movements {
        if let Movement::Mark { element, class } = movement {
            mark(element, class);
        }
    }
}

/// The flight of a card: its own area, and the area that it comes from or goes to.
struct Flight {
    card: HtmlElement,
    own: Area,
    other: Area,
}

impl Movement {
    /// The flights of the cards; none if either end is not on the page.
    fn flights(&self, pressed: Option<Area>) -> Vec<Flight> {
        let Self::Fly {
            cards,
            other,
            from_press,
        } = self
        else {
            return Vec::new();
        };
        let pressed = pressed.filter(|_| *from_press);
        let Some(other) = pressed.or_else(|| all(other).first().map(area)) else {
            return Vec::new();
        };
        let flight = |card: HtmlElement| Flight {
            own: area(&card),
            card,
            other,
        };
        all(cards).into_iter().map(flight).collect()
    }
}

impl Flight {
    #[allow(clippy::cast_possible_truncation)] // a page is not that wide
    fn set_properties(&self) {
        // Whole numbers: formatting floating-point numbers takes several kilobytes of program.
        let whole = |length: f64| length.round() as i32;
        // A zone is much wider than a card that comes from it.
        let scale = (100.0 * self.other.width / self.own.width.max(1.0)).min(150.0);
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
