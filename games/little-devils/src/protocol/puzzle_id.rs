//! Ids of puzzles.

use core::fmt;
use core::str::FromStr;

/// Id of a puzzle; both kinds count from 1. Own mistakes come before the set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum PuzzleId {
    /// A mistake of the player's own, numbered in the order of the keys.
    Mistake(usize),
    /// A puzzle of the set, the easiest first.
    Set(usize),
}

/// A text that is not the id of a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParsePuzzleIdError(pub String);

impl fmt::Display for PuzzleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Mistake(number) => write!(f, "mistake-{number}"),
            Self::Set(number) => write!(f, "set-{number}"),
        }
    }
}

impl fmt::Display for ParsePuzzleIdError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is not the id of a puzzle", self.0)
    }
}

impl core::error::Error for ParsePuzzleIdError {}

impl FromStr for PuzzleId {
    type Err = ParsePuzzleIdError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let id = text.split_once('-').and_then(|(kind, number)| {
            let number = number.parse().ok()?;
            match kind {
                "mistake" => Some(Self::Mistake(number)),
                "set" => Some(Self::Set(number)),
                _ => None,
            }
        });
        id.ok_or_else(|| ParsePuzzleIdError(text.into()))
    }
}
