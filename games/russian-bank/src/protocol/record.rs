//! Deal records: one deal per line, and the answer to it.

use core::fmt;

use cards::Seat;
use game::Game;
use protocol::{ParseJsonError, read};
use serde::{Deserialize, Serialize};

use crate::rules::{Ending, Faults, Move, Options, Round, Setup, two};

/// The name of the game in records.
const GAME: &str = "russian-bank";

/// A deal record, unchecked. Other fields of the line, such as those of the answer, are ignored.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct DealRecord {
    game: String,
    #[serde(default)]
    four_each: bool,
    #[serde(default)]
    packs_apart: bool,
    #[serde(default)]
    turned_only: bool,
    dealer: i64,
    cards: Vec<Vec<String>>,
    moves: Vec<String>,
}

/// The answer to a record: what follows from the cards and the moves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Replay {
    /// For each move, the legal ones.
    pub legal: Vec<Vec<String>>,
    /// Whether the deal is over.
    pub over: bool,
    /// The winner's seat; null if nobody has won.
    pub winner: Option<u8>,
    /// The number of cards on each foundation: two of spades, clubs, diamonds, hearts.
    pub foundations: Vec<u8>,
    /// The number of cards that each player has left.
    pub left: Vec<usize>,
}

/// Why a line is not a valid record.
#[derive(Debug)]
pub enum ParseRecordError {
    /// Not a JSON object of this form.
    Json(ParseJsonError),
    /// The record is of another game. Long names are cut off.
    Game(String),
    /// The rules forbid it.
    Faults(Faults),
}

impl DealRecord {
    /// The record of a deal: its start, and the moves made.
    #[must_use]
    pub fn new(start: &Round, moves: &[Move]) -> Self {
        let Setup {
            options,
            dealer,
            cards,
            moves,
        } = Setup::new(start, moves);
        Self {
            game: GAME.into(),
            four_each: options.four_each,
            packs_apart: options.packs_apart,
            turned_only: options.turned_only,
            dealer,
            cards,
            moves,
        }
    }

    /// Reads one line and checks it by the rules: the deal before its first move, and all moves.
    ///
    /// # Errors
    /// The fault of the line.
    pub fn parse(line: &[u8]) -> Result<(Round, Vec<Move>), ParseRecordError> {
        let record: Self = read(line).map_err(ParseRecordError::Json)?;
        if record.game != GAME {
            let name = record.game.chars().take(20).collect();
            return Err(ParseRecordError::Game(name));
        }
        let options = Options {
            four_each: record.four_each,
            packs_apart: record.packs_apart,
            turned_only: record.turned_only,
        };
        let setup = Setup {
            options,
            dealer: record.dealer,
            cards: record.cards,
            moves: record.moves,
        };
        setup.validate().map_err(ParseRecordError::Faults)
    }
}

impl Replay {
    /// Answers a record in one line.
    ///
    /// # Errors
    /// The fault of the line.
    pub fn parse(line: &[u8]) -> Result<Self, ParseRecordError> {
        let (start, moves) = DealRecord::parse(line)?;
        Ok(Self::new(start, &moves))
    }

    /// What follows from a deal: its start, and legal moves.
    #[must_use]
    pub fn new(start: Round, moves: &[Move]) -> Self {
        let mut round = start;
        let legal = moves.iter().map(|mv| {
            let legal = round.legal().into_iter().map(|mv| mv.to_string());
            let legal = legal.collect();
            round.play_unchecked(*mv);
            legal
        });
        let legal = legal.collect();
        let position = round.position();
        let seats = two().seats();
        Self {
            legal,
            over: position.ending().is_some(),
            winner: position.ending().and_then(Ending::winner).map(Seat::get),
            foundations: position.foundations().to_vec(),
            left: seats.map(|seat| position.cards_left(seat)).collect(),
        }
    }
}

impl fmt::Display for ParseRecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Json(fault) => fault.fmt(f),
            Self::Game(name) => write!(f, "the game is {name:?} and not {GAME:?}"),
            Self::Faults(faults) => faults.fmt(f),
        }
    }
}

impl core::error::Error for ParseRecordError {}
