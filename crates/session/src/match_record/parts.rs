//! A match in parts: what the session knows of it, apart from what only its game can read.
//!
//! A game in a file of its own reads a match from these parts.

use crate::any_match::AnyMatch;
use crate::{MatchOptions, MatchRecord, Origin, Player};

/// What the session knows of a match, beside the moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordParts {
    /// The players, by seat.
    pub players: Vec<Player>,
    /// Where the match comes from.
    pub origin: Origin,
    /// Whether a move was taken back.
    pub takeback_used: bool,
    /// Whether a person at this device has moved.
    pub has_played: bool,
    /// The number of moves before the last decision of a person at this device.
    pub last_decision: Option<usize>,
    /// The number of moves of the first round, once it is over.
    pub first_round: Option<usize>,
}

impl MatchRecord {
    /// What the session knows of the match.
    #[must_use]
    pub fn parts(&self) -> RecordParts {
        RecordParts {
            players: self.options.players().to_vec(),
            origin: self.origin,
            takeback_used: self.takeback_used,
            has_played: self.has_played,
            last_decision: self.last_decision,
            first_round: self.first_round,
        }
    }

    /// The match of these parts. `start` is the match before its first round, and `now` with its moves. `None` if it
    /// is not for this number of players, or a name is not valid.
    #[must_use]
    pub fn from_parts(
        parts: RecordParts,
        start: Box<dyn AnyMatch>,
        now: Box<dyn AnyMatch>,
    ) -> Option<Self> {
        Some(Self {
            options: MatchOptions::from_start(parts.players, start).ok()?,
            record: now,
            takeback_used: parts.takeback_used,
            origin: parts.origin,
            has_played: parts.has_played,
            last_decision: parts.last_decision,
            first_round: parts.first_round,
        })
    }

    /// The match before its first round, and with its moves: what [`Self::from_parts`] gets.
    #[must_use]
    pub fn into_matches(self) -> [Box<dyn AnyMatch>; 2] {
        [self.options.into_start(), self.record]
    }
}
