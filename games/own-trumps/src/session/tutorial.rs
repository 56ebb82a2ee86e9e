//! The tutorial: the end of a round as short steps with a pile and a hand; and the played examples of the
//! rules.

use cards::french::{PlayingCard, PlayingCardSet, Suit};
use cards::{Seat, SeatCount};

use crate::rules::{Decision, SEATS, beating};

/// A step of the tutorial. The learner has seat 0 and plays against one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tutorial {
    /// The pile and the learner's hand.
    pub example: Example,
    /// The number of cards that the other player has.
    pub other_cards: usize,
}

/// A pile and the hand of the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Example {
    /// The pile from bottom to top: cards with spaces between. A seat and a colon come before a card that
    /// has not been on the top twice.
    pile: &'static str,
    /// The hand: cards with spaces between.
    hand: &'static str,
    /// The decision of the example; empty if it has none. A plus comes before the second card of a turn.
    wanted: &'static str,
}

/// The learner's hand at the beginning.
const FIRST_HAND: &str = "8S AS 9H 6C TC 7D JD";

/// The played examples of the rules, in the order of their captions: beating in the suit, beating with a
/// trump, and taking five.
pub const EXAMPLES: [Example; 3] = [
    example("0:6C 1:9C 1:8D", "8S 9H KH JD", "JD"),
    example("0:JD 0:8S 1:TS 1:AC", "9H KH", "9H"),
    example("7C QC 6D AD 1:QH", "9H TC 7D", "take"),
];

const fn example(pile: &'static str, hand: &'static str, wanted: &'static str) -> Example {
    Example { pile, hand, wanted }
}

const fn step(other_cards: usize, example: Example) -> Tutorial {
    Tutorial {
        example,
        other_cards,
    }
}

impl Tutorial {
    /// The steps, in the order of their texts.
    pub const STEPS: [Self; 12] = [
        // Everybody's own trump suit.
        step(12, example("", FIRST_HAND, "")),
        // The lead.
        step(12, example("", FIRST_HAND, "6C")),
        // Beating in the suit.
        step(10, example("0:6C 1:9C 1:8D", "8S AS 9H TC 7D JD", "JD")),
        // The second card.
        step(10, example("0:6C 1:9C 1:8D 0:JD", "8S AS 9H TC 7D", "+8S")),
        // Beating with a trump.
        step(
            8,
            example("0:6C 1:9C 1:8D 0:JD 0:8S 1:TS 1:AC", "AS 9H TC 7D", "9H"),
        ),
        // Taking three.
        step(
            6,
            example(
                "0:6C 1:9C 1:8D 0:JD 0:8S 1:TS 1:AC 0:9H 0:7D 1:QD 1:KC",
                "AS TC",
                "take",
            ),
        ),
        // Taking five. A trump of one player is a plain card for the other.
        step(
            4,
            example(
                "6C 9C 8D JD 8S TS AC 9H 1:JH 1:QH",
                "AS TC KC 7D QD",
                "take",
            ),
        ),
        // The ace of the other player's trumps.
        step(
            2,
            example(
                "6C 9C 8D JD 8S 1:JS 1:9D 0:QD",
                "TS AS 9H JH QH TC KC AC 7D",
                "+AS",
            ),
        ),
        // Taking the whole pile.
        step(11, example("", "TS 9H JH QH TC KC AC 7D", "")),
        // The last card.
        step(3, example("KD 9S 1:QS 1:7C 0:TC", "QH", "+QH")),
        // Out, and the loser.
        step(3, example("KD 9S 1:QS 1:7C 0:TC 0:QH", "", "")),
        // The end of a match.
        step(3, example("KD 9S 1:QS 1:7C 0:TC 0:QH", "", "")),
    ];

    /// The trump suit of the learner.
    pub const OWN: Suit = Suit::Hearts;

    /// The trump suit of the other player.
    pub const OTHER: Suit = Suit::Spades;

    /// The number of players.
    #[must_use]
    pub fn seats() -> SeatCount {
        SEATS.fewest()
    }
}

impl Example {
    /// The pile from bottom to top, each card with the player who has put it there since cards were last
    /// taken.
    #[must_use]
    pub fn owned_pile(&self) -> Vec<(PlayingCard, Option<Seat>)> {
        let card = |text: &str| {
            let (seat, card) = text.split_once(':').unzip();
            let seat = seat.and_then(|seat| Tutorial::seats().seat(seat.parse().ok()?).ok());
            Some((card.unwrap_or(text).parse().ok()?, seat))
        };
        self.pile.split_whitespace().filter_map(card).collect()
    }

    /// The pile from bottom to top.
    #[must_use]
    pub fn pile(&self) -> Vec<PlayingCard> {
        let pile = self.owned_pile().into_iter();
        pile.map(|(card, _)| card).collect()
    }

    /// The hand of the player to move.
    #[must_use]
    pub fn hand(&self) -> PlayingCardSet {
        let cards = self.hand.split_whitespace();
        cards.filter_map(|text| text.parse().ok()).collect()
    }

    /// The decision of the example; `None` if it has none.
    #[must_use]
    pub fn wanted(&self) -> Option<Decision> {
        self.wanted.trim_start_matches('+').parse().ok()
    }

    /// The card that is to be beaten; `None` before a lead and before the second card of a turn.
    #[must_use]
    pub fn to_beat(&self) -> Option<PlayingCard> {
        self.pile()
            .last()
            .copied()
            .filter(|_| !self.wanted.starts_with('+'))
    }

    /// The cards of the hand that may be played.
    #[must_use]
    pub fn legal(&self) -> PlayingCardSet {
        match self.to_beat() {
            Some(top) => beating(self.hand(), top, Tutorial::OWN),
            None => self.hand(),
        }
    }
}
