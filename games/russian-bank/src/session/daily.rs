//! The deal of the day: a deal that follows from the date, the same for everybody.

use game::LevelId;
use session::Day;
use session::daily::DailyGame;

use crate::bots::Level;
use crate::rules::{Match, MatchOptions, Options, Round};

/// A match of one deal against one bot, with the default options.
impl DailyGame for Round {
    /// Plays by simple rules.
    const DAILY_LEVEL: LevelId = LevelId::new(Level::Clerk.id());

    /// # Panics
    /// Never: one deal is a match.
    fn daily_start(day: Day) -> Match {
        let options = MatchOptions::new(Options::default(), 1);
        Match::new(options.expect("one deal"), day.seed("russian bank"))
    }
}
