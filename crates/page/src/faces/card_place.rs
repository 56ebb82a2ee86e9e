//! Places of a board on which cards lie. Their style is in the sheet of the page that has them.

use scene::{CardPlace, PlaceKind, suit_icon};

use super::playing_card;
use crate::dom::{Element, el};
use crate::widgets::icon;

/// Draws a place: its open cards spread out to the right, the back of a stock, or the mark of an empty place, with
/// the sign of the suit in a foundation; and the number of its cards, if that matters.
pub fn card_place(place: &CardPlace) -> Element {
    let open = place.open.iter();
    let mut cards: Vec<Element> = open
        .map(|card| el("i").child(playing_card(*card)))
        .collect();
    if cards.is_empty() {
        cards.push(match place.kind {
            PlaceKind::Stock if place.count > 0 => el("i").child(el("span.card.back")),
            PlaceKind::Foundation(suit) => el("i.empty").child(icon(suit_icon(suit))),
            _ => el("i.empty"),
        });
    }
    let count = (place.count > 0).then(|| el("b.count").text(place.count));
    let drawn = el("span.place")
        .attr("aria-hidden", "true")
        .attr("data-role", name(place.kind))
        .children(cards)
        .children(count);
    if place.is_new {
        drawn.class("new")
    } else {
        drawn
    }
}

/// The name of a kind in `data-role`.
const fn name(kind: PlaceKind) -> &'static str {
    match kind {
        PlaceKind::Column => "column",
        PlaceKind::Foundation(_) => "foundation",
        PlaceKind::Reserve => "reserve",
        PlaceKind::Stock => "stock",
        PlaceKind::Turned => "drawn",
        PlaceKind::Waste => "waste",
    }
}
