//! The face of a card: number and devils, or a halo for cards without devils.

use cards::Card;
use little_devils::rules::points;
use page::dom::{Element, el, svg};

use page::widgets::icon;

/// The face of a card. It is hidden from screen readers: the element around it has the name.
pub fn card_face(card: Card) -> Element {
    let devils = points::devils(card);
    let (symbol, drawn) = if devils == 0 {
        ("halo", 1)
    } else {
        ("devil", devils)
    };
    let drawing = svg("svg").child(svg("use").attr("href", format!("#{symbol}")));
    el("span.face")
        .attr("data-devils", devils)
        .attr("aria-hidden", "true")
        // The corner has everything: only it is visible under other cards. The style sheet writes the devils, so
        // that the text is only the number, which is a part of the card's name. People who control their device by
        // voice press a card by its name.
        .child(el("span.number").text(card.number()))
        .child(el("span.count").attr("data-devils", devils).child(drawing))
        .child(el("span.devils").children((0..drawn).map(|_| icon(symbol))))
}
