//! The bot protocol of docs/protocol.md: requests for cards and their answers, one JSON line each.

use crate::rules::ViewSetup;
use serde::{Deserialize, Serialize};

use protocol::write;
use protocol::{ParseJsonError, read};

/// A request to a bot program.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Request {
    /// Asks for a card.
    Act(ViewSetup),
    /// Ends the program.
    Quit,
}

/// An answer of a bot program.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    /// The card's number.
    Card(i64),
    /// Why there is no card, in words.
    Error(String),
}

impl Request {
    /// Reads a line.
    ///
    /// # Errors
    /// Fails if the line is not a request of the protocol.
    pub fn read(line: &[u8]) -> Result<Self, ParseJsonError> {
        read(line)
    }

    /// The line, without its end.
    #[must_use]
    pub fn write(&self) -> String {
        write(self)
    }
}

impl Answer {
    /// Reads a line.
    ///
    /// # Errors
    /// Fails if the line is not an answer of the protocol.
    pub fn read(line: &[u8]) -> Result<Self, ParseJsonError> {
        read(line)
    }

    /// The line, without its end.
    #[must_use]
    pub fn write(&self) -> String {
        write(self)
    }
}
