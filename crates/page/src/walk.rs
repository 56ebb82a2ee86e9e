//! Walking through the pieces of a zone with the arrow keys.

use leptos::prelude::document;
use web_sys::{Element, HtmlElement};

use crate::find::all;
use crate::focus;

/// Moves the focus along the pieces of the zone that has it; returns whether the key does that. From elsewhere an
/// arrow key moves it to the current piece.
#[must_use]
pub(crate) fn walk(key: &str) -> bool {
    let active = document().active_element();
    let own = active
        .as_ref()
        .and_then(|active| active.closest(focus::PIECES).ok().flatten());
    let first = || document().query_selector(focus::PIECES).ok().flatten();
    let Some(zone) = own.or_else(first) else {
        return false;
    };
    let pieces = all(&zone, "button");
    let is_active = |piece: &HtmlElement| active.as_ref() == Some(piece);
    let at = pieces.iter().position(is_active);
    if at.is_none() && matches!(key, "ArrowLeft" | "ArrowRight") {
        focus::focus_current_piece();
        return true;
    }
    let at = at.unwrap_or_default();
    let to = if matches!(zone.matches(".board, .sheet"), Ok(true)) {
        let middles: Vec<_> = pieces.iter().map(|piece| middle(piece)).collect();
        scene::walk_board(key, at, &middles)
    } else {
        scene::walk_row(key, at, pieces.len())
    };
    if let Some(piece) = to.and_then(|to| pieces.get(to)) {
        focus::focus(piece);
    }
    to.is_some()
}

/// The middle of an element in the window, in pixels.
fn middle(element: &Element) -> [f64; 2] {
    let place = element.get_bounding_client_rect();
    [
        place.x() + place.width() / 2.0,
        place.y() + place.height() / 2.0,
    ]
}
