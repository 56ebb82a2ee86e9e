//! The trump suits of the tutorial, and the played examples of the rules.

use cards::french::{PlayingCard, PlayingCardSet, Suit};

use crate::rules::Decision;

/// The tutorial of two players and the examples, in which the learner has seat 0.
#[derive(Clone, Copy, Debug)]
pub struct Tutorial;

impl Tutorial {
    /// The trump suit of the learner.
    pub const OWN: Suit = Suit::Hearts;

    /// The trump suit of the other player.
    pub const OTHER: Suit = Suit::Spades;
}

/// A pile and the hand of the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Example {
    /// The pile from bottom to top: cards with spaces between.
    pile: &'static str,
    /// The hand: cards with spaces between.
    hand: &'static str,
    /// The decision of the example.
    wanted: &'static str,
}

/// The played examples of the rules, in the order of their captions: beating in the suit, beating with a
/// trump, and taking five.
pub const EXAMPLES: [Example; 3] = [
    example("6C 9C 8D", "8S 9H KH JD", "JD"),
    example("JD 8S TS AC", "9H KH", "9H"),
    example("7C QC 6D AD QH", "9H TC 7D", "take"),
];

const fn example(pile: &'static str, hand: &'static str, wanted: &'static str) -> Example {
    Example { pile, hand, wanted }
}

impl Example {
    /// The pile from bottom to top.
    #[must_use]
    pub fn pile(&self) -> Vec<PlayingCard> {
        cards(self.pile)
    }

    /// The hand of the player to move.
    #[must_use]
    pub fn hand(&self) -> PlayingCardSet {
        cards(self.hand)
    }

    /// The decision of the example.
    #[must_use]
    pub fn wanted(&self) -> Option<Decision> {
        self.wanted.parse().ok()
    }
}

fn cards<C: FromIterator<PlayingCard>>(text: &str) -> C {
    let cards = text.split(' ').map(str::parse::<PlayingCard>);
    cards.filter_map(Result::ok).collect()
}
