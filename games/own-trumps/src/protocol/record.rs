//! Deal records: one round per line, with what follows from it.

use core::fmt;

use cards::Seat;
use game::Game;
use protocol::{ParseJsonError, read};
use serde::{Deserialize, Serialize};

use crate::rules::{Decision, Ending, Faults, Round, Setup};

/// The name of the game in records.
const GAME: &str = "own-trumps";

/// A deal record, unchecked. Other fields of the line, such as those of the answer, are ignored.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct DealRecord {
    game: String,
    players: i64,
    trumps: Vec<String>,
    leader: i64,
    #[serde(default)]
    may_take: bool,
    hands: Vec<Vec<String>>,
    moves: Vec<String>,
}

/// The answer to a record: what follows from the hands and the decisions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Replay {
    /// For each decision, the legal ones.
    pub legal: Vec<Vec<String>>,
    /// Whether the round is over.
    pub over: bool,
    /// The seats in the order in which they went out.
    pub out: Vec<u8>,
    /// Whether the round is drawn.
    pub draw: bool,
    /// The loser's seat.
    pub loser: Option<u8>,
    /// The pile, from bottom to top.
    pub pile: Vec<String>,
    /// Each seat's hand at the end.
    pub left: Vec<Vec<String>>,
}

/// Why a line is not a valid record.
#[derive(Debug)]
pub enum ParseRecordError {
    /// Not a JSON object of this form.
    Json(ParseJsonError),
    /// The line is not an object.
    NotAnObject,
    /// The record is of another game. Long names are cut off.
    Game(String),
    /// The rules forbid it.
    Faults(Faults),
}

/// Answers the record in one line.
///
/// # Errors
/// The fault of the line.
pub fn replay(line: &[u8]) -> Result<Replay, ParseRecordError> {
    let (start, decisions) = DealRecord::read(line)?.validate()?;
    Ok(Replay::new(&start, &decisions))
}

impl DealRecord {
    /// The record of a round: its start, and the decisions made.
    #[must_use]
    pub fn new(start: &Round, decisions: &[Decision]) -> Self {
        let setup = Setup::from((start, decisions));
        Self {
            game: GAME.into(),
            players: setup.players,
            trumps: setup.trumps,
            leader: setup.leader,
            may_take: setup.may_take,
            hands: setup.hands,
            moves: setup.moves,
        }
    }

    /// Reads one line.
    ///
    /// # Errors
    /// Fails if the line is not JSON of this form.
    pub fn read(line: &[u8]) -> Result<Self, ParseRecordError> {
        if !line.trim_ascii_start().starts_with(b"{") {
            return Err(ParseRecordError::NotAnObject);
        }
        read(line).map_err(ParseRecordError::Json)
    }

    /// Checks the record by the rules. Returns the round before its first decision, and all decisions.
    ///
    /// # Errors
    /// The record is of another game, or breaks the rules.
    pub fn validate(self) -> Result<(Round, Vec<Decision>), ParseRecordError> {
        if self.game != GAME {
            let name = self.game.chars().take(20).collect();
            return Err(ParseRecordError::Game(name));
        }
        let setup = Setup {
            players: self.players,
            trumps: self.trumps,
            leader: self.leader,
            may_take: self.may_take,
            hands: self.hands,
            moves: self.moves,
        };
        setup.validate().map_err(ParseRecordError::Faults)
    }
}

impl Replay {
    /// Computes what follows from a round: its start, and legal decisions.
    #[must_use]
    pub fn new(start: &Round, decisions: &[Decision]) -> Self {
        let mut round = *start;
        let legal = decisions.iter().map(|decision| {
            let legal = texts(round.legal());
            round.play_unchecked(*decision);
            legal
        });
        let legal = legal.collect();
        let (table, hands) = (round.position().table(), round.position().hands());
        let loser = table.ending().and_then(Ending::loser);
        Self {
            legal,
            over: table.ending().is_some(),
            out: table.out().map(Seat::get).collect(),
            draw: table.ending().is_some() && loser.is_none(),
            loser: loser.map(Seat::get),
            pile: texts(table.pile().as_slice().iter().copied()),
            left: hands.as_slice().iter().map(|hand| texts(*hand)).collect(),
        }
    }
}

/// Writes cards or decisions.
fn texts<T: fmt::Display>(items: impl IntoIterator<Item = T>) -> Vec<String> {
    items.into_iter().map(|item| item.to_string()).collect()
}

impl fmt::Display for ParseRecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Json(fault) => fault.fmt(f),
            Self::NotAnObject => f.write_str("not a JSON object"),
            Self::Game(name) => write!(f, "game: {name:?} is not {GAME:?}"),
            Self::Faults(faults) => faults.fmt(f),
        }
    }
}

impl core::error::Error for ParseRecordError {}
