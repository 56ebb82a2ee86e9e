//! The rules, to read, with figures.

use scene::{Face, FigureItem, RulesPart};

use crate::dom::{Element, el};

/// The rules. `picture` draws the row of a figure.
pub fn rules_text(
    parts: Vec<RulesPart>,
    picture: impl Fn(&[FigureItem]) -> Element,
) -> Vec<Element> {
    let part = |part| match part {
        RulesPart::Paragraph(text) => el("p").text(text),
        RulesPart::Figure(row, caption) => el("figure")
            .child(picture(&row))
            .child(el("figcaption").text(caption)),
    };
    parts.into_iter().map(part).collect()
}

/// The row of a figure: a picture of what its caption says. `card` draws a card.
pub fn figure_row(row: &[FigureItem], card: impl Fn(&Face) -> Element) -> Element {
    let item = |item: &FigureItem| match item {
        FigureItem::Face(face) => el("li").child(card(face)),
        FigureItem::Highlighted(face) => el("li").child(card(face)).class("taking"),
        FigureItem::Gap => el("li.gap"),
    };
    let items = row.iter().map(item);
    el("ol.row").attr("aria-hidden", "true").children(items)
}
