//! Pictures of the places of the board.

use page::dom::{Element, el};
use page::faces::{playing_card, suit_icon};
use page::widgets::icon;
use russian_bank::scene::{Face, Role};

/// Draws a place: its open cards spread out to the right, the back of a stock, or the mark of an empty place, with
/// the sign of the suit in a foundation; and the number of its cards, if that matters.
pub(crate) fn place(face: Face) -> Element {
    let mut cards: Vec<Element> = face
        .open()
        .map(|card| el("i").child(playing_card(card)))
        .collect();
    if cards.is_empty() {
        cards.push(match face.role {
            Role::Stock if face.count > 0 => el("i").child(el("span.card.back")),
            Role::Foundation(suit) => el("i.empty").child(icon(suit_icon(suit))),
            _ => el("i.empty"),
        });
    }
    let count = (face.count > 0).then(|| el("b.count").text(face.count));
    let place = el("span.place")
        .attr("aria-hidden", "true")
        .attr("data-role", role(face.role))
        .children(cards)
        .children(count);
    if face.is_new {
        place.class("new")
    } else {
        place
    }
}

/// The name of a role in `data-role`.
const fn role(role: Role) -> &'static str {
    match role {
        Role::Column => "column",
        Role::Foundation(_) => "foundation",
        Role::Reserve => "reserve",
        Role::Stock => "stock",
        Role::Drawn => "drawn",
        Role::Waste => "waste",
    }
}
