//! The pictures beside the texts to read: signs of the table, and figures of the rules.

use words::GameGuide;

use crate::Face;

/// A sign of the table, as the guide explains it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sign {
    /// An icon, by the id of its symbol.
    Icon(&'static str),
    /// A card.
    Face(Face),
    /// A bold text, such as a number.
    Bold(String),
    /// A key of the keyboard.
    Key(&'static str),
    /// Chips on a card.
    Chips,
    /// The mark of a card whose player could not follow.
    CouldNotFollow,
}

/// A figure of the rules: cards in a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Figure {
    /// The number of the paragraph above it, from 0.
    pub paragraph: usize,
    /// What stands in the row, from left to right.
    pub row: Vec<FigureItem>,
}

/// A part of the row of a figure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FigureItem {
    /// A card.
    Face(Face),
    /// The card that the figure is about.
    Highlighted(Face),
    /// A gap between two groups of cards.
    Gap,
}

/// A part of the rules to read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RulesPart {
    /// A paragraph.
    Paragraph(&'static str),
    /// The row of a figure, and its caption.
    Figure(Vec<FigureItem>, &'static str),
}

impl RulesPart {
    /// The paragraphs of the rules of a guide, each with the figures below it. The figures have the order of their
    /// captions.
    #[must_use]
    pub fn all<G: GameGuide>(guide: &G, figures: Vec<Figure>) -> Vec<Self> {
        let mut figures: Vec<(Figure, &str)> =
            figures.into_iter().zip(guide.rules_captions()).collect();
        let mut all = Vec::new();
        for (number, text) in guide.rules_text().into_iter().enumerate() {
            all.push(Self::Paragraph(text));
            let here = figures.extract_if(.., |(figure, _)| figure.paragraph == number);
            all.extend(here.map(|(figure, caption)| Self::Figure(figure.row, caption)));
        }
        all
    }
}
