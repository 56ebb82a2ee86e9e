//! The deal of the day: a match that follows from the date, the same for everybody.

use cards::Seed;
use game::LevelId;
use session::Day;
use session::daily::DailyGame;
pub use session::daily::{day_of, options};

use crate::bots::Level;
use crate::rules::{Match, MatchOptions, Round};

/// The seed of the day's deals.
#[must_use]
pub fn seed(day: Day) -> Seed {
    day.seed("michigan")
}

/// Four players, of whom everybody deals once, without options.
impl DailyGame for Round {
    /// Plays by rules of thumb.
    const DAILY_LEVEL: LevelId = LevelId::new(Level::Steward.id());

    fn daily_start(day: Day) -> Match {
        Match::new(super::four(), MatchOptions::default(), seed(day))
    }
}
