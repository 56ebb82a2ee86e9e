//! Why the fields of a save are not a match at a table.

use core::fmt;

use game::ReplayError;
use session::{OptionsError, Refusal};

/// Why the fields of a save are not a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum InvalidTable {
    /// The seed is not a number.
    Seed(String),
    /// Too few or too many players, or a name of a wrong length.
    Players(OptionsError),
    /// A seat is neither a person's nor a bot's nor open.
    Seat(String),
    /// A bot has a level that does not exist.
    Level(String),
    /// The game's own options are not valid for this number of players.
    Start(String),
    /// The move with this number, counting from 1, is not a move of the game.
    Move(usize, String),
    /// The cards of the round with this number are no correct deal, or come at the wrong place.
    Deal(usize),
    /// The moves break the rules.
    Replay(ReplayError<Refusal>),
}

impl fmt::Display for InvalidTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seed(seed) => write!(f, "the seed is not a number: {seed}"),
            Self::Players(fault) => fault.fmt(f),
            Self::Seat(seat) => write!(f, "a seat is not here, elsewhere, open or bot: {seat}"),
            Self::Level(level) => write!(f, "there is no level {level}"),
            Self::Start(options) => write!(f, "the options are not valid: {options}"),
            Self::Move(number, text) => write!(f, "move {number} is not a move: {text}"),
            Self::Deal(round) => write!(f, "the deal of round {round} is not correct"),
            Self::Replay(fault) => fault.fmt(f),
        }
    }
}

impl core::error::Error for InvalidTable {}
