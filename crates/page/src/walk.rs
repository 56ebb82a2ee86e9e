//! Walking through the pieces of the hand or board with the arrow keys.

use leptos::prelude::document;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use crate::focus;

/// Moves the focus along the pieces of the hand or board; returns whether the key does that. From
/// elsewhere an arrow key moves it to the current piece.
#[must_use]
pub(crate) fn walk(key: &str) -> bool {
    let Ok(Some(zone)) = document().query_selector(focus::PIECES) else {
        return false;
    };
    let pieces = buttons(&zone);
    let active = document().active_element();
    let at = pieces
        .iter()
        .position(|piece| active.as_ref() == Some(piece));
    if at.is_none() && matches!(key, "ArrowLeft" | "ArrowRight") {
        focus::focus_current_piece();
        return true;
    }
    let at = at.unwrap_or_default();
    let to = if zone.class_name() == "board" {
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

fn buttons(zone: &Element) -> Vec<HtmlElement> {
    let children = zone.children();
    (0..children.length())
        .filter_map(|at| children.item(at)?.dyn_into().ok())
        .collect()
}

/// The middle of an element in the window, in pixels.
fn middle(element: &Element) -> [f64; 2] {
    let place = element.get_bounding_client_rect();
    [
        place.x() + place.width() / 2.0,
        place.y() + place.height() / 2.0,
    ]
}
