//! What the table waits for, as the person needs to know it.

use crate::rules::{Direction, Standing, Trick, points};
use crate::session::Phase;
use cards::{Card, CardSet, Seat};

use super::{SceneInput, trick};

/// What a player is to do whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// They lead.
    Lead {
        /// Whether they hold cards with five devils that they may not lead.
        fives: bool,
    },
    /// Their card decides the direction.
    Decide {
        /// The led card.
        led: Card,
        /// The only direction that their hand allows; none if they have the choice.
        only: Option<Direction>,
    },
    /// They must go above or below.
    Follow {
        /// Which of the two.
        direction: Direction,
        /// The led card.
        led: Card,
    },
    /// They hold nothing on the side to be followed, and may play anything.
    Free {
        /// The side.
        direction: Direction,
        /// The led card.
        led: Card,
    },
    /// They play the only card they have left.
    Last {
        /// That card.
        card: Card,
    },
}

impl Turn {
    /// What a player with this hand is to do in a trick.
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

/// What the table waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Prompt {
    /// The person is to play.
    Turn(Turn),
    /// A bot thinks.
    Bot(Seat),
    /// A complete trick is being looked at.
    Taken {
        /// Who takes it.
        taker: Seat,
        /// With which card.
        card: Card,
        /// The devils on it.
        devils: u8,
    },
    /// The round is over, the match is not.
    RoundOver,
    /// The match is over, and these have won.
    MatchOver(Vec<Seat>),
}

impl Prompt {
    /// Whether the person is to play.
    #[must_use]
    pub const fn is_own_turn(&self) -> bool {
        matches!(self, Self::Turn(_))
    }
}

pub(super) fn prompt(input: &SceneInput<'_>) -> Prompt {
    match input.table.phase() {
        Phase::Person | Phase::Forced(_) => {
            Prompt::Turn(Turn::new(input.view.hand(), input.view.trick()))
        }
        Phase::Bot(_) => Prompt::Bot(input.view.trick().to_play().unwrap_or(Seat::FIRST)),
        Phase::Trick(_) => {
            let shown = trick::trick(input);
            let devils = shown.devils;
            let taken = |(taker, card)| Prompt::Taken {
                taker,
                card,
                devils,
            };
            // A complete trick has a taker.
            shown.taken_by().map_or(Prompt::Bot(shown.leader), taken)
        }
        Phase::RoundOver => Prompt::RoundOver,
        Phase::MatchOver => match input.table.record().match_state().standing() {
            Standing::Won(winners) => Prompt::MatchOver(winners),
            Standing::Ongoing => Prompt::RoundOver,
        },
    }
}
