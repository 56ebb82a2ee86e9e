//! Deal records: a round as one line of JSON, with the name of its game. The game says what else is in it.

use core::fmt;

use game::{Faults, Game};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::{ParseJsonError, read, write};

/// The field that every record has, beside those of the round.
#[derive(Deserialize)]
struct Header {
    game: String,
}

/// A round with the name of its game.
#[derive(Serialize)]
struct Named<'a, S> {
    game: &'a str,
    #[serde(flatten)]
    setup: &'a S,
}

/// Why a line is not a valid record; `F` is the game's type for a fault of the round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParseRecordError<F> {
    /// The line is not an object.
    NotAnObject,
    /// Not a JSON object of this form.
    Json(ParseJsonError),
    /// The record is of this other game. Long names are cut off.
    OtherGame(String),
    /// The rules forbid it.
    Faults(Faults<F>),
}

/// The start of a round, and the moves after it.
type Played<G> = (G, Vec<<G as Game>::Move>);

/// An untrusted round in the form of its record: the fields of a line beside the name of the game. Other fields of the
/// line, such as those of the answer, are ignored.
pub trait DealRecord: DeserializeOwned + Serialize {
    /// The name of the game in records. It never changes.
    const GAME: &'static str;
    /// A round of the game.
    type Round: Game;
    /// One fault of an untrusted round.
    type Fault: fmt::Debug + fmt::Display;
    /// What follows from a start and the moves after it.
    type Answer: Serialize;

    /// Checks the record by the rules: the round before its first move, and the moves in order.
    ///
    /// # Errors
    /// Every fault of the deal; if there are none, the first wrong move.
    fn check(&self) -> Result<Played<Self::Round>, Faults<Self::Fault>>;

    /// Computes what follows from a start and legal moves.
    fn answer(start: &Self::Round, moves: &[<Self::Round as Game>::Move]) -> Self::Answer;

    /// Reads and checks the record in one line.
    ///
    /// # Errors
    /// The line is not JSON of this form, is the record of another game, or breaks the rules.
    fn from_line(line: &[u8]) -> Result<Played<Self::Round>, ParseRecordError<Self::Fault>> {
        // Serde would read a list as the fields in order.
        if !line.trim_ascii_start().starts_with(b"{") {
            return Err(ParseRecordError::NotAnObject);
        }
        let header: Header = read(line).map_err(ParseRecordError::Json)?;
        if header.game != Self::GAME {
            let name = header.game.chars().take(20).collect();
            return Err(ParseRecordError::OtherGame(name));
        }
        let record: Self = read(line).map_err(ParseRecordError::Json)?;
        record.check().map_err(ParseRecordError::Faults)
    }

    /// Answers the record in one line.
    ///
    /// # Errors
    /// As [`Self::from_line`].
    fn replay(line: &[u8]) -> Result<Self::Answer, ParseRecordError<Self::Fault>> {
        let (start, moves) = Self::from_line(line)?;
        Ok(Self::answer(&start, &moves))
    }

    /// The record as one line.
    #[must_use]
    fn to_line(&self) -> String {
        let (game, setup) = (Self::GAME, self);
        write(&Named { game, setup })
    }
}

/// Plays legal moves from the start of a round. Returns the round after them, and for each move all that were legal in
/// its place, as `write` writes them.
pub fn play_record<G: Game, T>(
    start: &G,
    moves: &[G::Move],
    write: impl Fn(G::Move) -> T,
) -> (G, Vec<Vec<T>>) {
    let mut round = start.clone();
    let legal = moves.iter().map(|mv| {
        let legal = round.legal().into_iter().map(&write).collect();
        round.play_unchecked(*mv);
        legal
    });
    let legal = legal.collect();
    (round, legal)
}

impl<F: fmt::Display> fmt::Display for ParseRecordError<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotAnObject => f.write_str("not a JSON object"),
            Self::Json(fault) => fault.fmt(f),
            Self::OtherGame(name) => write!(f, "game: the record is of {name:?}"),
            Self::Faults(faults) => faults.fmt(f),
        }
    }
}

impl<F: fmt::Debug + fmt::Display> core::error::Error for ParseRecordError<F> {}
