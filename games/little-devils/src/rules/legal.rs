//! What may be played: the one legality function, for people and bots.

use core::fmt;

use cards::{Card, CardSet};

use super::{Direction, Trick, points};

/// Why a card may not be played now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IllegalPlay {
    /// The round is over: nobody is to play.
    Over,
    /// The player to move does not hold the card.
    NotInHand {
        /// The card asked for.
        card: Card,
    },
    /// Rule 2: a card with 5 devils may be led only by who holds no other.
    FiveDevilsLed {
        /// The card asked for.
        card: Card,
    },
    /// Rule 4: the player holds cards on the side that must be followed.
    MustFollow {
        /// The card asked for.
        card: Card,
        /// Above or below the led card.
        direction: Direction,
        /// The led card.
        led: Card,
    },
}

/// The cards of `hand` that its holder may play to `trick` (rules 2 to 4): of a hand that is not
/// empty, at least one.
#[must_use]
pub fn legal(hand: CardSet, trick: &Trick) -> CardSet {
    legal_given(hand, trick.led(), trick.direction())
}

/// The same for a trick of which only the led card and the direction are known, as far as it has
/// them: more the rules do not ask.
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

/// Whether the holder of `hand` may play `card` to `trick`, and if not, why.
///
/// # Errors
/// The rule that forbids it.
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
