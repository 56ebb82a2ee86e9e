//! The deal of the day: a match that follows from the date, the same for everybody.

use cards::Seed;
use session::Day;

/// The seed of the day's deals.
#[must_use]
pub fn seed(day: Day) -> Seed {
    day.seed("michigan")
}
