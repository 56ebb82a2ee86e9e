//! The card or pile under an event.

use wasm_bindgen::JsCast;
use web_sys::{Event, HtmlElement};

use super::board::Board;

/// The pile and the card of it under an event.
pub(super) fn place_of(board: &Board, event: &Event) -> Option<(usize, usize)> {
    let element = closest(event, "[data-card], [data-pile]")?;
    if let Some(pile) = element.get_attribute("data-pile") {
        return Some((pile.parse().ok()?, 0));
    }
    let id = element.get_attribute("data-card")?.parse().ok()?;
    let place = board.place_of(id)?;
    Some((place.pile, place.index))
}

/// The element under a key or a click.
fn closest(event: &Event, selector: &str) -> Option<HtmlElement> {
    let target: web_sys::Element = event.target()?.dyn_into().ok()?;
    target.closest(selector).ok()??.dyn_into().ok()
}
