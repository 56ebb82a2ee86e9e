//! The deal of the day: a round that follows from the date, the same for everybody.

use cards::Seed;
use session::Day;

use crate::bots::Level;
use crate::session::{MatchOptions, OptionsError, Player, match_options};

/// The level of the bots: one that plays the instant policy, so that they play alike for everybody.
const LEVEL: Level = Level::ALL[2];

/// The seed of the day's deal.
#[must_use]
pub fn seed(day: Day) -> Seed {
    day.seed("little devils")
}

/// Sets up the match whose first round is the deal of the day: three bots of the default level.
///
/// # Errors
/// A name that is empty or too long.
pub fn options(day: Day, name: &str, bots: [&str; 3]) -> Result<MatchOptions, OptionsError> {
    let bots = bots.map(|name| Player::bot(name, LEVEL));
    match_options(seed(day), name, bots.into())
}

/// The day, up to `today`, whose deal these options are for; `None` if there is no such day.
#[must_use]
pub fn day_of(options: &MatchOptions, today: Day) -> Option<Day> {
    let fits = options.bots().count() == 3 && options.bots().all(|(_, level)| level == LEVEL);
    let mut days = core::iter::successors(Some(today).filter(|_| fits), |day| day.previous());
    days.find(|day| seed(*day) == options.seed())
}
