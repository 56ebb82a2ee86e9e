//! What the table waits for, as the person needs to know it.

use crate::cards::{Card, Seat};
use crate::play::Phase;
use crate::rules::little_devils::{Direction, Standing};

use super::{Sight, TrickScene, trick};

/// What the table waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Prompt {
    /// The person leads.
    Lead,
    /// The person's card decides the direction.
    Decide {
        /// The led card.
        led: Card,
    },
    /// The person must go above or below.
    Follow {
        /// Which of the two.
        direction: Direction,
        /// The led card.
        led: Card,
    },
    /// The person holds nothing on the side to be followed, and may play anything.
    Free {
        /// The side.
        direction: Direction,
        /// The led card.
        led: Card,
    },
    /// A bot thinks.
    Bot(Seat),
    /// A complete trick is being looked at.
    Taken {
        /// Who takes it.
        taker: Seat,
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
        matches!(
            self,
            Self::Lead | Self::Decide { .. } | Self::Follow { .. } | Self::Free { .. }
        )
    }
}

pub(super) fn prompt(sight: &Sight<'_>) -> Prompt {
    match sight.table.phase() {
        Phase::Person | Phase::Forced(_) => own_turn(sight),
        Phase::Bot(_) => Prompt::Bot(sight.view.trick().to_play().unwrap_or(Seat::FIRST)),
        Phase::Trick(_) => {
            let TrickScene { taker, devils, .. } = trick::trick(sight);
            Prompt::Taken {
                taker: taker.unwrap_or(Seat::FIRST),
                devils,
            }
        }
        Phase::RoundOver => Prompt::RoundOver,
        Phase::MatchOver => match sight.table.record().contest().standing() {
            Standing::Won(winners) => Prompt::MatchOver(winners),
            Standing::Running => Prompt::RoundOver,
        },
    }
}

fn own_turn(sight: &Sight<'_>) -> Prompt {
    let trick = sight.view.trick();
    match (trick.led(), trick.direction()) {
        (None, _) => Prompt::Lead,
        (Some(led), None) => Prompt::Decide { led },
        (Some(led), Some(direction)) => {
            if direction.side(sight.view.hand(), led).is_empty() {
                Prompt::Free { direction, led }
            } else {
                Prompt::Follow { direction, led }
            }
        }
    }
}
