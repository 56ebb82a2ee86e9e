//! The opponents and the options that the set-up form offers.

use cards::SeatCount;
use protocol::MatchOption;

/// The opponents and the options that the set-up form of a game offers.
pub trait SetUp {
    /// The messages of the game.
    type Words: 'static;
    /// The playing strength of a bot.
    type Level: 'static;

    /// The default names of the bots, from the person's left on; as many as a table has seats for them.
    const BOT_NAMES: &'static [&'static str];
    /// Every level, the weakest first; none for a game without bots.
    const LEVELS: &'static [Self::Level];
    /// The levels of the opponents in an easy, a medium and a hard match; none for a game without bots.
    const DIFFICULTIES: &'static [Self::Level];

    /// The default number of players.
    #[must_use]
    fn default_players() -> SeatCount;
    /// The name of a level.
    #[must_use]
    fn level_name(_words: &'static Self::Words, _level: Self::Level) -> String {
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
