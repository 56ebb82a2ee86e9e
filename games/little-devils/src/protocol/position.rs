//! Positions with open hands and their exact values: the lines of `house solve`.

use core::fmt;
use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::rules::{Faults, Position, PositionSetup};
use cards::{ParseSeatError, Seat};

use protocol::{ParseJsonError, read};

/// The lines of `house solve`: a position and the seat whose value is asked for. Other fields are ignored.
#[derive(Clone, Copy, Debug)]
pub struct PositionMessage;

/// The seat whose value is asked for.
#[derive(Deserialize)]
struct Viewer {
    me: i64,
}

/// Exact values of a position: devils taken from it on. A value whose search took too much work is
/// missing; [`unfinished`](Self::unfinished) names it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Values {
    /// Devils of the seat asked for if all others play against it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub paranoid: Option<u8>,
    /// The same value after each legal card of the player to move.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub moves: Option<BTreeMap<u8, u8>>,
    /// Devils of each seat if everybody minimizes their own (max^n).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub maxn: Option<Vec<u8>>,
    /// Names of the missing fields.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub unfinished: Vec<&'static str>,
}

/// Why a line is not a position.
#[derive(Debug)]
pub enum ParsePositionError {
    /// Not JSON of this form.
    Json(ParseJsonError),
    /// The rules do not allow it.
    Faults(Faults),
    /// The seat asked for (`me`) does not exist.
    Me(ParseSeatError),
}

impl PositionMessage {
    /// Reads a position and the seat whose value is asked for.
    ///
    /// # Errors
    /// Fails if the line is not JSON of this form or the position is impossible.
    pub fn read(line: &[u8]) -> Result<(Position, Seat), ParsePositionError> {
        let setup: PositionSetup = read(line).map_err(ParsePositionError::Json)?;
        let Viewer { me } = read(line).map_err(ParsePositionError::Json)?;
        let position = setup.validate().map_err(ParsePositionError::Faults)?;
        let me = position.seats().seat(me).map_err(ParsePositionError::Me)?;
        Ok((position, me))
    }
}

impl fmt::Display for ParsePositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Json(error) => error.fmt(f),
            Self::Faults(faults) => faults.fmt(f),
            Self::Me(fault) => write!(f, "me: {fault}"),
        }
    }
}

impl core::error::Error for ParsePositionError {}
