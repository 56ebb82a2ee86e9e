//! A picture from the sprite in index.html.

use crate::dom::{Element, el, svg};

/// A picture from the sprite in index.html, by its symbol's id. It says nothing: what it means
/// stands beside it.
pub fn icon(name: &str) -> Element {
    svg("svg")
        .class(name)
        .attr("aria-hidden", "true")
        .child(svg("use").attr("href", format!("#{name}")))
}

/// A player's face, by the number of their seat.
pub fn face(seat: usize) -> Element {
    el("span.portrait").child(icon(&format!("face-{seat}")))
}
