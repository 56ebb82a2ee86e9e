//! Legal cards (rules 3.2 to 3.4), by one function for people and bots.

use core::fmt;

use cards::{Card, CardSet};

use crate::rules::{Direction, Trick, points};

/// Why a card may not be played now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IllegalPlay {
    /// The round is over.
    Over,
    /// The player to move does not hold the card.
    NotInHand {
        /// The refused card.
        card: Card,
    },
    /// A card with 5 devils may be led only by a player who holds nothing else (rule 3.2).
    FiveDevilsLed {
        /// The refused card.
        card: Card,
    },
    /// The player holds cards that follow, so another card may not be played (rule 3.4).
    MustFollow {
        /// The refused card.
        card: Card,
        /// The side of the led card to follow on.
        direction: Direction,
        /// The led card.
        led: Card,
    },
}

/// The cards of `hand` that its holder may play to `trick` (rules 3.2 to 3.4). At least one, unless
/// the hand is empty.
#[must_use]
pub fn legal(hand: CardSet, trick: &Trick) -> CardSet {
    legal_given(hand, trick.led(), trick.direction())
}

/// The legal cards, given only the led card and the direction, once the trick has them. The rules
/// depend on nothing else of the trick.
#[must_use]
pub fn legal_given(hand: CardSet, led: Option<Card>, direction: Option<Direction>) -> CardSet {
    let preferred = match (led, direction) {
        (None, _) => hand - points::FIVE,
        (Some(_), None) => hand,
        (Some(led), Some(direction)) => direction.side(hand, led),
    };
    if preferred.is_empty() {
        hand
    } else {
        preferred
    }
}

/// Checks whether the holder of `hand` may play `card` to `trick`.
///
/// # Errors
/// The reason why the card may not be played.
pub fn check(hand: CardSet, trick: &Trick, card: Card) -> Result<(), IllegalPlay> {
    if !hand.contains(card) {
        return Err(IllegalPlay::NotInHand { card });
    }
    if legal(hand, trick).contains(card) {
        return Ok(());
    }
    Err(match (trick.led(), trick.direction()) {
        (Some(led), Some(direction)) => IllegalPlay::MustFollow {
            card,
            direction,
            led,
        },
        _ => IllegalPlay::FiveDevilsLed { card },
    })
}

impl fmt::Display for IllegalPlay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Over => f.write_str("the round is over"),
            Self::NotInHand { card } => write!(f, "the {card} is not in hand"),
            Self::FiveDevilsLed { card } => {
                write!(
                    f,
                    "the {card} has 5 devils and may not be led while other cards are in hand"
                )
            }
            Self::MustFollow {
                card,
                direction,
                led,
            } => {
                let side = match direction {
                    Direction::High => "above",
                    Direction::Low => "below",
                };
                write!(
                    f,
                    "the {card} does not follow: a card {side} {led} is in hand"
                )
            }
        }
    }
}

impl core::error::Error for IllegalPlay {}
