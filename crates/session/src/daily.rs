//! The deal of the day: a match that follows from the date, the same for everybody.

use cards::Seat;
use game::{LevelId, Match};

use crate::erased::erase;
use crate::{Day, MatchOptions, OptionsError, Player, TableGame};

/// A game with a deal of the day.
pub trait DailyGame: TableGame {
    /// The level of all bots: one without search, so that they play alike for everybody.
    const DAILY_LEVEL: LevelId;

    /// The match of a day before its first round. Seed, number of players and options follow from the day
    /// alone ([`Day::seed`]).
    fn daily_start(day: Day) -> Self::Match;
}

/// Sets up the match of a day: the person in the first seat against bots with these names, of which the
/// first ones are used.
///
/// # Errors
/// A name of the person that is too long, or a bot without a name.
pub fn options<G: DailyGame>(
    day: Day,
    name: &str,
    bots: &[&str],
) -> Result<MatchOptions, OptionsError> {
    let start = G::daily_start(day);
    let opponents = 1..start.seats().size();
    let bots = opponents.map(|seat| {
        let name = bots.get(seat - 1).copied().unwrap_or_default();
        Player::bot(name, G::DAILY_LEVEL)
    });
    let players = core::iter::once(Player::here(name)).chain(bots);
    MatchOptions::new(players.collect(), |_| start)
}

/// The day, up to `today`, whose match these options are for; `None` if there is no such day.
#[must_use]
pub fn day_of<G: DailyGame>(options: &MatchOptions, today: Day) -> Option<Day> {
    let opponents = options.seats().size() - 1;
    let mut bots = options.bots();
    let fits = options.level(Seat::FIRST).is_none()
        && options.bots().count() == opponents
        && bots.all(|(_, level)| level == G::DAILY_LEVEL);
    let mut days = core::iter::successors(Some(today).filter(|_| fits), |day| day.previous());
    days.find(|day| *erase::<G>(G::daily_start(*day)) == *options.start())
}
