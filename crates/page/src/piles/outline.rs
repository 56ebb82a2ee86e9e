//! The places of the piles: their outlines.

use cards::french::{Rank, Suit};
use scene::piles::{Fit, PlaceSign};
use web_sys::HtmlElement;

use super::card::{set_attribute, set_class};
use crate::dom::el;

/// The elements of a pile: a group that owns its cards, and the outline of its place.
pub(super) struct PileElement {
    pub(super) group: HtmlElement,
    pub(super) outline: HtmlElement,
}

/// Makes the elements of all piles.
pub(super) fn pile_elements(root: &HtmlElement, count: usize) -> Vec<PileElement> {
    let pile = |pile: usize| {
        let group = el("div.pile").attr("role", "group").node();
        let outline = el("div.outline")
            .attr("id", format!("p{pile}"))
            .attr("data-pile", pile)
            .attr("role", "button")
            .attr("tabindex", "-1")
            .node();
        // New elements can be appended anywhere.
        let _ = root.append_child(&group);
        let _ = root.append_child(&outline);
        PileElement { group, outline }
    };
    (0..count).map(pile).collect()
}

/// Puts the outlines where the piles lie.
pub(super) fn place(piles: &[PileElement], fit: &Fit) {
    for (pile, area) in piles.iter().zip(&fit.areas) {
        set_class(&pile.outline, "unused", area.is_none());
        if let Some(area) = area {
            let place = format!("translate({}px,{}px)", area.x, area.y);
            // It fails only for an invalid value.
            let _ = pile.outline.style().set_property("transform", &place);
        }
    }
}

/// Draws the sign on the outline of an empty pile: a rank or a card where only one may begin, or a circle on the stock
/// while the waste can be turned over. The letters of court cards are those of the page's language.
pub(super) fn draw_sign(outline: &HtmlElement, sign: Option<PlaceSign>) {
    let (rank, suit) = match sign {
        Some(PlaceSign::Rank(rank)) => (Some(rank), None),
        Some(PlaceSign::Card(card)) => (Some(card.rank()), Some(card.suit())),
        Some(PlaceSign::TurnOver) | None => (None, None),
    };
    let court = match rank {
        Some(Rank::Jack) => "J",
        Some(Rank::Queen) => "Q",
        Some(Rank::King) => "K",
        _ => "",
    };
    let text = match rank {
        None if sign.is_some() => "↻".into(),
        Some(Rank::Ace) => "A".into(),
        Some(rank) if court.is_empty() => (rank as u8 + 2).to_string(),
        _ => String::new(),
    };
    let suit = suit.map_or("", |suit| match suit {
        Suit::Spades => "\u{2660}\u{fe0e}",
        Suit::Hearts => "\u{2665}\u{fe0e}",
        Suit::Diamonds => "\u{2666}\u{fe0e}",
        Suit::Clubs => "\u{2663}\u{fe0e}",
    });
    for (name, value) in [
        ("data-sign", text.as_str()),
        ("data-corner", court),
        ("data-of", suit),
    ] {
        if value.is_empty() {
            // It fails only for an invalid name.
            let _ = outline.remove_attribute(name);
        } else {
            set_attribute(outline, name, value);
        }
    }
}
