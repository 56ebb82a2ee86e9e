//! The deal of the day: a match that follows from the date, the same for everybody.

use cards::Seat;
use session::{Day, MatchOptions, OptionsError, Player};

use crate::AnyReader;

/// Sets up the match of a day: the person in the first seat against bots with these names, of which the
/// first ones are used.
///
/// # Errors
/// A name of the person that is too long, or a bot without a name.
pub fn daily_options(
    reader: &dyn AnyReader,
    day: Day,
    name: &str,
    bots: &[&str],
) -> Result<MatchOptions, OptionsError> {
    let start = reader.daily_start(day);
    let opponents = 1..start.seats().size();
    let bots = opponents.map(|seat| {
        let name = bots.get(seat - 1).copied().unwrap_or_default();
        Player::bot(name, reader.daily_level())
    });
    let players = core::iter::once(Player::here(name)).chain(bots);
    MatchOptions::from_start(players.collect(), start)
}

/// The day, up to `today`, whose match these options are for; `None` if there is no such day.
#[must_use]
pub fn daily_day(reader: &dyn AnyReader, options: &MatchOptions, today: Day) -> Option<Day> {
    let opponents = options.seats().size() - 1;
    let mut bots = options.bots();
    let fits = options.level(Seat::FIRST).is_none()
        && options.bots().count() == opponents
        && bots.all(|(_, level)| level == reader.daily_level());
    let mut days = core::iter::successors(Some(today).filter(|_| fits), |day| day.previous());
    days.find(|day| *reader.daily_start(*day) == *options.start())
}
