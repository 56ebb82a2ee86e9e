//! The face of a card: number, devils drawn and written, a halo for cards without devils.

use cards::Card;
use little_devils::rules::points;
use page::dom::{Element, el, svg};

use page::widgets::icon;

/// The face of a card. It is a picture: whoever holds it names it.
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
        // The corner alone says everything: it is what shows of a card under others.
        .child(el("span.number").text(card.number()))
        .child(el("span.count").child(drawing).text(devils))
        .child(el("span.devils").children((0..drawn).map(|_| icon(symbol))))
}

/// The mark of a card whose player could not follow: the trick's arrow, crossed out. It is a picture:
/// the card's name says the same.
pub fn mark() -> Element {
    el("span.mark").child(icon("arrow"))
}
