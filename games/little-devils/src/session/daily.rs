//! The deal of the day: a round that follows from the date, the same for everybody.

use cards::Seed;

use crate::session::Day;

/// The seed of the day's deal.
#[must_use]
pub fn seed(day: Day) -> Seed {
    day.seed("little devils")
}
