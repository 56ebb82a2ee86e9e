//! The prompt: what the table is waiting for.

use crate::rules::{Direction, Trick, points};
use crate::session::{Phase, Table};
use cards::{Card, CardSet, Seat};
use game::Standing;

use crate::scene::{TakenTrick, trick};

/// The kind of card that a player has to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// The lead.
    Lead {
        /// Whether the hand has cards with five devils that may not be led.
        fives: bool,
    },
    /// The second card, which decides the direction.
    Decide {
        /// The led card.
        led: Card,
        /// The only direction that the hand allows; `None` if both are possible.
        only: Option<Direction>,
    },
    /// A card that follows.
    Follow {
        /// The side to follow on.
        direction: Direction,
        /// The led card.
        led: Card,
    },
    /// Any card, because no card of the hand follows.
    Free {
        /// The side to follow on.
        direction: Direction,
        /// The led card.
        led: Card,
    },
    /// The last card of the hand.
    Last {
        /// The card.
        card: Card,
    },
}

impl Turn {
    /// The kind of card that a player with this hand has to play to a trick.
    #[must_use]
    pub fn new(hand: CardSet, trick: &Trick) -> Self {
        if let (1, Some(card)) = (hand.len(), hand.lowest()) {
            return Self::Last { card };
        }
        let has = |direction: Direction, led| !direction.side(hand, led).is_empty();
        match (trick.led(), trick.direction()) {
            (None, _) => {
                let fives = hand & points::FIVE;
                Self::Lead {
                    fives: !fives.is_empty() && fives != hand,
                }
            }
            (Some(led), None) => Self::Decide {
                led,
                only: match (has(Direction::High, led), has(Direction::Low, led)) {
                    (true, false) => Some(Direction::High),
                    (false, true) => Some(Direction::Low),
                    _ => None,
                },
            },
            (Some(led), Some(direction)) if has(direction, led) => Self::Follow { direction, led },
            (Some(led), Some(direction)) => Self::Free { direction, led },
        }
    }
}

/// What the table is waiting for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Prompt {
    /// The person's card.
    Turn(Turn),
    /// The card of this bot, or of somebody else in this seat.
    Bot(Seat),
    /// The end of the pause after a complete trick.
    Taken(TakenTrick),
    /// The round is over, the match is not.
    RoundOver,
    /// The match is over, and these players have won.
    MatchOver(Vec<Seat>),
}

impl Prompt {
    /// Whether it is the person's turn.
    #[must_use]
    pub const fn is_own_turn(&self) -> bool {
        matches!(self, Self::Turn(_))
    }
}

pub(super) fn prompt(table: &Table) -> Prompt {
    let shown = table.shown();
    match table.phase() {
        Phase::Person | Phase::Forced(_) => Prompt::Turn(Turn::new(shown.hand(), shown.trick())),
        Phase::Bot(_) | Phase::Curtain | Phase::Unseen(_) | Phase::Elsewhere | Phase::Open => {
            Prompt::Bot(shown.trick().to_play().unwrap_or(Seat::FIRST))
        }
        Phase::Step(_) => {
            let trick = trick::trick(shown);
            let devils = trick.devils;
            let taken = |(taker, card)| {
                Prompt::Taken(TakenTrick {
                    taker,
                    card,
                    devils,
                })
            };
            // A complete trick has a taker.
            trick.taken_by().map_or(Prompt::Bot(trick.leader), taken)
        }
        Phase::RoundOver => Prompt::RoundOver,
        Phase::MatchOver => match shown.standing() {
            Standing::Over(winners) => Prompt::MatchOver(winners),
            Standing::Ongoing => Prompt::RoundOver,
        },
    }
}
