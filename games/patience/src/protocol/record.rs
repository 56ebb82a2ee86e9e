//! A record: a seed or a deal, and the moves.

use core::fmt;

use cards::Seed;
use game::{OneRound, Record};
use protocol::{ParseJsonError, read};
use serde::{Deserialize, Serialize};

use super::deal_line::{DealFault, DealLine};
use crate::games;
use crate::rules::{Move, Refusal, Round};

/// A record, unchecked.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
pub struct GameRecord {
    /// The version of the format: 1.
    pub version: u8,
    /// The id of the game.
    pub game: String,
    /// The seed of the deal; without it there is a deal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// All cards of a deal that has no seed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deal: Option<DealLine>,
    /// The moves.
    pub moves: Vec<String>,
}

/// The result of replaying a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct CheckedRecord {
    /// Whether the game is won.
    pub won: bool,
    /// Whether no move is left.
    pub over: bool,
    /// The number of moves.
    pub moves: usize,
}

/// Why a line is not a valid record.
#[derive(Debug)]
pub enum RecordFault {
    /// Not JSON of this form.
    Json(ParseJsonError),
    /// A version that is not known.
    Version(u8),
    /// There is no such game. Long names are cut off.
    Game(String),
    /// Neither seed nor deal, or both, or no seed in the text.
    Start,
    /// The deal does not fit the game.
    Deal(DealFault),
    /// The move with this number, from 1, cannot be read.
    Move(usize),
    /// The move with this number, from 1, is not legal.
    Illegal(usize, Refusal),
}

impl GameRecord {
    /// The record of a game with a seed.
    #[must_use]
    pub fn new(game: &str, seed: Seed, moves: &[Move]) -> Self {
        Self {
            version: 1,
            game: game.into(),
            seed: Some(seed.to_string()),
            deal: None,
            moves: moves.iter().map(ToString::to_string).collect(),
        }
    }

    /// Reads one line.
    ///
    /// # Errors
    /// The line is not JSON of this form.
    pub fn read(line: &[u8]) -> Result<Self, RecordFault> {
        read(line).map_err(RecordFault::Json)
    }

    /// Replays the record.
    ///
    /// # Errors
    /// The first fault.
    pub fn replay(&self) -> Result<Record<OneRound<Round>>, RecordFault> {
        if self.version != 1 {
            return Err(RecordFault::Version(self.version));
        }
        let name = || RecordFault::Game(self.game.chars().take(20).collect());
        let game = games::by_id(&self.game).ok_or_else(name)?;
        let start = match (&self.seed, &self.deal) {
            (Some(seed), None) => {
                let seed = seed.parse().map_err(|_| RecordFault::Start)?;
                Round::match_of(game, seed)
            }
            (None, Some(deal)) => {
                let position = deal.position(game).map_err(RecordFault::Deal)?;
                OneRound::new(Round::at(game, position), Seed(0))
            }
            _ => return Err(RecordFault::Start),
        };
        let mut record = Record::new(start);
        for (number, text) in (1..).zip(&self.moves) {
            let mv: Move = text.parse().map_err(|_| RecordFault::Move(number))?;
            let played = record.play(mv, &mut game::Ignore);
            played.map_err(|refusal| RecordFault::Illegal(number, refusal))?;
        }
        Ok(record)
    }

    /// Answers a line.
    ///
    /// # Errors
    /// The fault of the line.
    pub fn check(line: &[u8]) -> Result<CheckedRecord, RecordFault> {
        let record = Self::read(line)?.replay()?;
        Ok(CheckedRecord {
            won: record.round().is_won(),
            over: record.is_round_over(),
            moves: record.moves().len(),
        })
    }
}

impl fmt::Display for RecordFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Json(error) => error.fmt(f),
            Self::Version(version) => write!(f, "the version is {version}, not 1"),
            Self::Game(name) => write!(f, "there is no patience {name:?}"),
            Self::Start => f.write_str("a record has either a seed or a deal"),
            Self::Deal(fault) => write!(f, "deal: {fault}"),
            Self::Move(number) => write!(f, "move {number} cannot be read"),
            Self::Illegal(number, refusal) => write!(f, "move {number}: {refusal}"),
        }
    }
}

impl core::error::Error for RecordFault {}
