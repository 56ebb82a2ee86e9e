//! The played examples of the rules, as plain data.

use cards::french::PlayingCard;

/// A table to look at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Example {
    /// The cards of the last run, with spaces between.
    run: &'static str,
    /// The hand of seat 0: cards with spaces between.
    hand: &'static str,
}

impl Example {
    /// The examples of the rules, in the order of `rules_captions`.
    pub const RULES: [Self; 3] = [
        Self {
            run: "3D 4D 5D",
            hand: "2S 9H",
        },
        Self {
            run: "QD KD AD",
            hand: "",
        },
        Self {
            run: "8H 9H",
            hand: "2C 6C 7S JH KH",
        },
    ];

    /// The cards of the last run.
    pub fn run(&self) -> impl Iterator<Item = PlayingCard> {
        cards(self.run)
    }

    /// The hand of seat 0.
    pub fn hand(&self) -> impl Iterator<Item = PlayingCard> {
        cards(self.hand)
    }
}

fn cards(text: &'static str) -> impl Iterator<Item = PlayingCard> {
    let cards = text.split_whitespace();
    cards.filter_map(|card| card.parse().ok())
}
