//! The bot protocol of docs/protocol.md: requests for cards and their answers, one JSON line each.

use crate::rules::ViewSetup;
use serde::{Deserialize, Serialize};

use protocol::JsonText;

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

impl JsonText for Request {}

impl JsonText for Answer {}
