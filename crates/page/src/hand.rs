//! The person's hand on the page: the element with the id `hand`, whose children are the cards.

use leptos::prelude::document;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use crate::focus;

/// Moves the focus along the hand; returns whether the key does that. From elsewhere an arrow key moves
/// it to the current card.
#[must_use]
pub fn walk(key: &str) -> bool {
    let cards = buttons();
    let active = document().active_element();
    let at = cards.iter().position(|card| active.as_ref() == Some(card));
    let last = cards.len().saturating_sub(1);
    let to = match (key, at) {
        ("ArrowLeft" | "ArrowRight", None) => {
            focus::focus_current_card();
            return true;
        }
        ("ArrowLeft", Some(at)) if at > 0 => at - 1,
        ("ArrowRight", Some(at)) if at < last => at + 1,
        ("Home" | "ArrowRight", _) => 0,
        ("End" | "ArrowLeft", _) => last,
        _ => return false,
    };
    if let Some(card) = cards.get(to) {
        focus::focus(card);
    }
    true
}

fn buttons() -> Vec<HtmlElement> {
    let hand = document().get_element_by_id("hand");
    let children = hand.map(|hand| hand.children());
    let cards = children.iter().flat_map(|children| {
        (0..children.length()).filter_map(|at| children.item(at)?.dyn_into().ok())
    });
    cards.collect()
}
