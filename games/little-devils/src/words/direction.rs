//! The direction of a trick as a case of a message.

use words::Arg;

use crate::rules::Direction;

impl From<Direction> for Arg<'_> {
    fn from(direction: Direction) -> Self {
        match direction {
            Direction::High => Self::Case("high", ""),
            Direction::Low => Self::Case("low", ""),
        }
    }
}
