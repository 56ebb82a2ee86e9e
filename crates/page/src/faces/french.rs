//! The faces of the French-suited pack.

use cards::french::{PlayingCard, Rank};
use scene::{Mark, suit_icon};

use crate::dom::{Element, el};
use crate::widgets::icon;

/// The face of a playing card. The corner has everything, because only it is visible under other cards.
/// It is hidden from screen readers: the element around it has the name.
///
/// Suits differ in shape and in color. With `data-deck="four"` on the root element of the page each suit
/// has its own color.
pub fn playing_card(card: PlayingCard) -> Element {
    let suit = suit_icon(card.suit());
    let corner = el("span.index").child(rank(card.rank())).child(icon(suit));
    let face = el("span.face.french")
        .attr("aria-hidden", "true")
        .attr("data-suit", suit)
        .child(corner);
    match ornament(card.rank()) {
        Some(ornament) => face
            .class("court")
            .child(el("span.frame").child(icon(ornament)).child(icon(suit))),
        None => face.child(el("span.sign").child(icon(suit))),
    }
}

/// The face of a playing card with its mark.
pub fn marked_card(card: PlayingCard, mark: Option<Mark>) -> Element {
    let face = playing_card(card);
    match mark {
        Some(Mark::Trump) => face.class("trump"),
        Some(Mark::Bonus) => face.class("bonus"),
        Some(Mark::CouldNotFollow) | None => face,
    }
}

/// The rank in the corner, written by `crates/page/style/french.css`. So a court card has the letter that players of
/// the page's language know. And a button with several cards has no text that its name lacks: people who control
/// their device by voice press it by its name. The ten has two digits, set closer together.
fn rank(rank: Rank) -> Element {
    match rank {
        Rank::Ten => el("b.ten").attr("data-corner", "10"),
        _ => el("b").attr("data-corner", rank.letter().to_string()),
    }
}

/// The icon of a court card.
const fn ornament(rank: Rank) -> Option<&'static str> {
    match rank {
        Rank::Jack => Some("court-j"),
        Rank::Queen => Some("court-q"),
        Rank::King => Some("court-k"),
        _ => None,
    }
}
