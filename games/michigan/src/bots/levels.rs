//! Levels: the bots that a person can choose as opponents, from the weakest to the strongest.

use game::LevelId;

use crate::bots::Policy;

/// Leads any suit and keeps every hand: easy.
pub const DECKHAND: LevelId = LevelId::new("deckhand");

/// Plays by rules of thumb: medium.
pub const STEWARD: LevelId = LevelId::new("steward");

/// Searches for the expected chips: hard.
pub const CAPTAIN: LevelId = LevelId::new("captain");

/// How a level plays; `None` of a level of another game.
#[must_use]
pub fn policy(level: LevelId) -> Option<Policy> {
    match level {
        DECKHAND => Some(Policy::Careless),
        STEWARD => Some(Policy::Heuristic),
        CAPTAIN => Some(Policy::Expectation(1_000)),
        _ => None,
    }
}

/// The character of a level in one word: a key for translated texts.
pub(crate) fn character(level: LevelId) -> &'static str {
    match level {
        DECKHAND => "carefree",
        STEWARD => "thrifty",
        CAPTAIN => "calculating",
        _ => "",
    }
}
