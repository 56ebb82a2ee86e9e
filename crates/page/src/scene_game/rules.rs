//! The rules, to read, with figures.

use words::GameGuide;

use crate::dom::{Element, el};

/// The paragraphs of the rules, each with the figures below it and their captions. Figures have the number of their
/// paragraph, from 0, and the order of their captions.
pub fn with_figures<G: GameGuide>(guide: &G, figures: Vec<(usize, Element)>) -> Vec<Element> {
    let captioned = |((place, picture), caption): ((usize, Element), &'static str)| {
        let figure = el("figure").child(picture);
        (place, figure.child(el("figcaption").text(caption)))
    };
    let figures = figures.into_iter().zip(guide.rules_captions());
    let mut figures: Vec<(usize, Element)> = figures.map(captioned).collect();
    let mut all = Vec::new();
    for (number, text) in guide.rules_text().into_iter().enumerate() {
        all.push(el("p").text(text));
        let here = figures.extract_if(.., |(place, _)| *place == number);
        all.extend(here.map(|(_, figure)| figure));
    }
    all
}

/// A row of cards, and gaps between them: a picture of what the caption of a figure says.
pub fn card_row(cards: impl IntoIterator<Item = Element>) -> Element {
    el("ol.row").attr("aria-hidden", "true").children(cards)
}

/// A card in a row, by its face.
pub fn row_card(face: Element) -> Element {
    el("li").child(el("span.card").child(face))
}

/// A gap between the cards of a row.
pub fn row_gap() -> Element {
    el("li.gap")
}
