//! The element of a card.

use leptos::prelude::document;
use scene::piles::{CardId, PlacedCard};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use crate::dom::el;
use crate::faces::playing_card;

/// A card on the page. It is made once and then moves.
pub(super) struct CardElement {
    pub(super) node: HtmlElement,
    /// Whether the face is drawn: covered cards are drawn when they are turned.
    has_face: bool,
    is_open: Option<bool>,
}

impl CardElement {
    /// A new card, without a place.
    pub(super) fn new(id: CardId, root: &HtmlElement) -> Self {
        let node = el("div.card")
            .attr("id", format!("k{id}"))
            .attr("data-card", id)
            .attr("role", "button")
            .attr("tabindex", "-1")
            .node();
        // A new element can be appended anywhere.
        let _ = root.append_child(&node);
        Self {
            node,
            has_face: false,
            is_open: None,
        }
    }

    /// Turns the card the right way up. Returns whether it has just been turned.
    pub(super) fn turn(&mut self, place: &PlacedCard) -> bool {
        if place.is_open && !self.has_face {
            let face = playing_card(place.face).node();
            let _ = self.node.append_child(&face);
            self.has_face = true;
        }
        let was = self.is_open.replace(place.is_open);
        if was != Some(place.is_open) {
            set_class(&self.node, "down", !place.is_open);
            // What lies face down is not read, and cannot have the focus.
            let hidden = if place.is_open { "false" } else { "true" };
            let _ = self.node.set_attribute("aria-hidden", hidden);
        }
        was.is_some_and(|was| was != place.is_open)
    }

    /// Moves the card to a place on the page, in pixels.
    pub(super) fn move_to(&self, x: i32, y: i32) {
        self.style("transform", &format!("translate({x}px,{y}px)"));
    }

    /// Puts the card over those with smaller numbers.
    pub(super) fn raise(&self, level: usize) {
        self.style("z-index", &level.to_string());
    }

    /// Sets a style property.
    pub(super) fn style(&self, name: &str, value: &str) {
        // An invalid value is ignored.
        let _ = self.node.style().set_property(name, value);
    }
}

/// Sets or removes a class.
pub(super) fn set_class(node: &HtmlElement, name: &str, on: bool) {
    // It fails only for a name with a space.
    let _ = node.class_list().toggle_with_force(name, on);
}

/// Sets an attribute, unless it has the value already.
pub(super) fn set_attribute(node: &HtmlElement, name: &str, value: &str) {
    if node.get_attribute(name).as_deref() != Some(value) {
        // It fails only for an invalid name.
        let _ = node.set_attribute(name, value);
    }
}

/// The element that has the focus, if it lies in `root`.
pub(super) fn focused_in(root: &HtmlElement) -> Option<HtmlElement> {
    let active = document().active_element()?;
    root.contains(Some(&active))
        .then(|| active.unchecked_into())
}
