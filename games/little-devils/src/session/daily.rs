//! The deal of the day: a round that follows from the date, the same for everybody.

use cards::Seed;
use game::LevelId;
use session::daily::{self, DailyGame};

use crate::bots::Level;
use crate::rules::{Match, Round};
use crate::session::{Day, MatchOptions, OptionsError, default_players};

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

/// Sets up the match of a day: the person against bots with these names, of which the first ones are used.
///
/// # Errors
/// A name of the person that is too long, or a bot without a name.
pub fn options(day: Day, name: &str, bots: &[&str]) -> Result<MatchOptions, OptionsError> {
    daily::options::<Round>(day, name, bots)
}

/// The day, up to `today`, whose match these options are for; `None` if there is no such day.
#[must_use]
pub fn day_of(options: &MatchOptions, today: Day) -> Option<Day> {
    daily::day_of::<Round>(options, today)
}
