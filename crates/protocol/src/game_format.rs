//! Trait of a game whose matches are saved and shared in the common formats.

use core::fmt::Debug;

use game::catalogue::GameInfo;

use crate::MatchOption;

/// A game as settings, addresses and host messages know it. A type without a value implements it.
pub trait GameFormat: Copy + Debug + Default + Eq + Send + Sync + 'static {
    /// Entry of the game in the catalogue.
    const INFO: GameInfo;

    /// Field of a host message with the points of a round.
    const POINTS: &'static str = "points";

    /// The options of a match that the set-up form offers, in this order.
    const OPTIONS: &'static [MatchOption] = &[];

    /// Playing strength of a bot.
    type Level: Copy + Debug + Default + Eq + Send + Sync + 'static;

    /// The level with this permanent id, if there is one.
    fn level(id: &str) -> Option<Self::Level>;

    /// The permanent id of a level.
    fn level_id(level: Self::Level) -> &'static str;

    /// Trims a person's name; empty if it counts as no name.
    #[must_use]
    fn person_name(name: &str) -> &str {
        name.trim()
    }
}
