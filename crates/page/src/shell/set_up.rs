//! The opponents and the options that the set-up form offers.

use cards::SeatCount;
use game::{LevelId, MatchOption};

/// The opponents and the options that the set-up form of a game offers.
pub trait SetUp {
    /// The messages of the game.
    type Words: 'static;

    /// The default names of the bots, from the person's left on; as many as a table has seats for them.
    const BOT_NAMES: &'static [&'static str];

    /// The default number of players.
    #[must_use]
    fn default_players() -> SeatCount;
    /// The name of a level.
    #[must_use]
    fn level_name(_words: &'static Self::Words, _level: LevelId) -> String {
        String::new()
    }
    /// The name of an option.
    #[must_use]
    fn option_name(_words: &'static Self::Words, _option: &MatchOption) -> String {
        String::new()
    }
    /// What an option means, in a sentence.
    #[must_use]
    fn option_about(_words: &'static Self::Words, _option: &MatchOption) -> String {
        String::new()
    }
    /// The name of a value of an option.
    #[must_use]
    fn option_value(_words: &'static Self::Words, _option: &MatchOption, _value: &str) -> String {
        String::new()
    }
}
