//! Messages of the bot protocol in docs/protocol.md, in both directions.

use serde::{Deserialize, Serialize};

use crate::protocol::ViewMessage;
use protocol::write;
use protocol::{ParseJsonError, read};

/// What a program that plays is asked.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Request {
    /// For a card.
    Act(ViewMessage),
    /// To end.
    Quit,
}

/// What it answers.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    /// The card's number.
    Card(i64),
    /// Why there is no card.
    Error(String),
}

impl Request {
    /// Reads a line.
    ///
    /// # Errors
    /// It is no request of the protocol.
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
    /// It is no answer of the protocol.
    pub fn read(line: &[u8]) -> Result<Self, ParseJsonError> {
        read(line)
    }

    /// The line, without its end.
    #[must_use]
    pub fn write(&self) -> String {
        write(self)
    }
}
