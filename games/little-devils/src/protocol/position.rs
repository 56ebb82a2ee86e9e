//! A position with open hands, and its exact values: the lines of `devils solve`.

use core::fmt;
use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::rules::{Position, PositionFaults, PositionSetup};
use cards::{ParseSeatError, Seat};

use protocol::{ParseJsonError, read};

/// A position, unchecked; what else a line says of it is not looked at.
#[derive(Clone, Debug, Deserialize)]
pub struct PositionMessage {
    players: i64,
    hands: Vec<Vec<i64>>,
    trick: Vec<(i64, i64)>,
    turn: i64,
    me: i64,
}

/// The exact values of a position: all count the devils taken from it on. What took more work than
/// allowed is left out, and its field named.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Values {
    /// What the asked-for seat takes if all others join hands against it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub paranoid: Option<u8>,
    /// The same after each legal card of the player to move.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub moves: Option<BTreeMap<u8, u8>>,
    /// What each seat takes if everybody looks after themselves.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub maxn: Option<Vec<u8>>,
    /// The names of the fields above that are left out.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub unfinished: Vec<&'static str>,
}

/// Why a line is not a position.
#[derive(Debug)]
pub enum ParsePositionError {
    /// Not JSON, or not of the form.
    Json(ParseJsonError),
    /// The rules do not allow it.
    Faults(PositionFaults),
    /// The seat asked for does not exist.
    Me(ParseSeatError),
}

impl PositionMessage {
    /// The position of a line, and for whom its value is asked.
    ///
    /// # Errors
    /// It is not JSON, a field is missing or of a wrong type, or there can be no such position.
    pub fn read(line: &[u8]) -> Result<(Position, Seat), ParsePositionError> {
        let message: Self = read(line).map_err(ParsePositionError::Json)?;
        let setup = PositionSetup {
            players: message.players,
            hands: message.hands,
            trick: message.trick,
            turn: message.turn,
        };
        let position = setup.validate().map_err(ParsePositionError::Faults)?;
        let me = position
            .seats()
            .seat(message.me)
            .map_err(ParsePositionError::Me)?;
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
