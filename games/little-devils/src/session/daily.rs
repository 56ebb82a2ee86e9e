//! The deal of the day: a round that follows from the date, the same for everybody.

use cards::Seed;
use game::LevelId;
use session::Day;
use session::daily::DailyGame;
pub use session::daily::{day_of, options};

use crate::bots::Level;
use crate::rules::{Match, Round};
use crate::session::default_players;

/// The seed of the day's deal.
#[must_use]
pub fn seed(day: Day) -> Seed {
    day.seed("little devils")
}

/// The default number of players, and bots of the default level, which plays the instant policy.
impl DailyGame for Round {
    const DAILY_LEVEL: LevelId = LevelId::new(Level::DEFAULT.id());

    fn daily_start(day: Day) -> Match {
        Match::new(default_players(), seed(day))
    }
}
