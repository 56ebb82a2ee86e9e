//! Icons of the sprite in the page.

use crate::dom::{Element, el, svg};

/// An icon of the sprite in the page, by the id of its symbol. It is hidden from screen readers: a
/// text beside it says the same.
pub fn icon(name: &str) -> Element {
    svg("svg")
        .class(name)
        .attr("aria-hidden", "true")
        .child(svg("use").attr("href", format!("#{name}")))
}

/// The portrait of a player, by the number of their seat.
pub fn face(seat: usize) -> Element {
    el("span.portrait").child(icon(&format!("face-{seat}")))
}
