//! The steps of a play: what the table sees of it, in order.

use cards::{Card, Seat};

use crate::rules::Taken;

/// A step of a play. Everybody at the table sees every step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// A card is played to the trick.
    CardPlayed {
        /// The player.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// The card completed the trick, which is taken.
    TrickTaken(Taken),
}

impl Step {
    /// The trick, if this is the step in which it is taken.
    #[must_use]
    pub const fn taken(self) -> Option<Taken> {
        match self {
            Self::CardPlayed { .. } => None,
            Self::TrickTaken(taken) => Some(taken),
        }
    }
}
