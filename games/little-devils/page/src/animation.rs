//! Cards that fly: where what changed at the table comes from and goes to.
//!
//! The style sheet moves things (by the animations `fly`, `gather`, `deal` and `count`); here they
//! get to know the way, measured on the page, as custom properties.

use std::cell::Cell;

use js_sys::Promise;
use leptos::prelude::document;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::HtmlElement;

use cards::Seat;
use little_devils::scene::Change;

use crate::theme;
use page::clock;
use page::promise::settle;

/// Where something is on the page, in CSS pixels: its centre and its width.
#[derive(Clone, Copy)]
struct Place {
    x: f64,
    y: f64,
    width: f64,
}

thread_local! {
    /// Where the card lay that the person has just pressed.
    static PRESSED: Cell<Option<Place>> = const { Cell::new(None) };
}

/// As long as a deal or a count is to be seen, in milliseconds.
const SHOWN: u32 = 1200;

/// Remembers where a card lies that the person plays: from there it flies.
pub fn press(card: &HtmlElement) {
    PRESSED.set(Some(place(card)));
}

/// Sends what changed on its way, once the page shows the new scene and before it is painted.
pub fn show(changes: &[Change]) {
    let pressed = PRESSED.take();
    if theme::moves() && !changes.is_empty() {
        let changes = changes.to_vec();
        // It makes the browser lay the page out. After a press, which has had its share of work,
        // that waits for a task of its own.
        if pressed.is_some() {
            clock::before_frame(move || send(&changes, pressed));
        } else {
            // At the end of this task, when the page shows all that changed.
            let now = Promise::resolve(&JsValue::NULL);
            settle(&now, Box::new(move |_| send(&changes, None)));
        }
    }
}

fn send(changes: &[Change], pressed: Option<Place>) {
    // All is measured before anything is touched: else the browser would lay out again for each
    // card.
    let ways: Vec<Way> = changes.iter().flat_map(|one| ways(*one, pressed)).collect();
    for way in ways {
        way.tell();
    }
    for change in changes {
        mark_what_changed(*change);
    }
}

/// The way of one card: where it lies, and the place it comes from or goes to.
struct Way {
    card: HtmlElement,
    here: Place,
    other: Place,
}

fn ways(change: Change, pressed: Option<Place>) -> Vec<Way> {
    let (cards, other) = match change {
        Change::Played { seat, .. } => {
            let own = pressed.filter(|_| seat == Seat::FIRST);
            let card = all(&format!(".plays [data-seat='{}'] .card", seat.get()));
            (card, own.or_else(|| portrait(seat)))
        }
        Change::Taken { taker, .. } => (all(".plays li"), portrait(taker)),
        Change::Dealt { dealer } => (all("#hand .card"), portrait(dealer)),
        _ => (Vec::new(), None),
    };
    let way = |card: HtmlElement| {
        let here = place(&card);
        other.map(|other| Way { card, here, other })
    };
    cards.into_iter().filter_map(way).collect()
}

impl Way {
    #[allow(clippy::cast_possible_truncation)] // a page is not that wide
    fn tell(&self) {
        // Whole numbers: to write others in letters takes a heavy piece of program.
        let whole = |length: f64| length.round() as i32;
        let scale = 100.0 * self.other.width / self.here.width.max(1.0);
        let way = [
            (
                "--way-x",
                format!("{}px", whole(self.other.x - self.here.x)),
            ),
            (
                "--way-y",
                format!("{}px", whole(self.other.y - self.here.y)),
            ),
            ("--way-scale", format!("{}%", whole(scale))),
        ];
        for (name, value) in way {
            // Only a value that is none could be refused.
            let _ = self.card.style().set_property(name, &value);
        }
    }
}

fn mark_what_changed(change: Change) {
    match change {
        Change::Dealt { .. } => mark("#hand", "dealt"),
        Change::Counted { seat } => {
            mark(&format!(".seat[data-seat='{}']", seat.get()), "counted");
        }
        _ => {}
    }
}

/// Gives something a class for as long as its animation takes.
fn mark(selector: &str, class: &'static str) {
    for element in all(selector) {
        // Only a class with a space in it could be refused.
        let _ = element.class_list().add_1(class);
        clock::after(SHOWN, move || {
            let _ = element.class_list().remove_1(class);
        });
    }
}

fn portrait(seat: Seat) -> Option<Place> {
    let found = all(&format!(".seat[data-seat='{}'] .portrait", seat.get()));
    found.first().map(place)
}

fn place(element: &HtmlElement) -> Place {
    let shape = element.get_bounding_client_rect();
    Place {
        x: shape.x() + shape.width() / 2.0,
        y: shape.y() + shape.height() / 2.0,
        width: shape.width(),
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
