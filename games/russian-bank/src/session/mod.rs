//! Russian Bank at a table: the types of `session` for this game, the position shown, hints and reviews.

mod display_state;
mod table_bots;
mod table_game;

pub use display_state::DisplayState;
pub use table_bots::chance_percent;

pub use session::Player;

use crate::rules::{Move, Round};

/// A table, or the set-up form before it.
pub type Session = session::Session;
/// A match in progress at a table, with the types of this game.
pub type SessionTable<'a> = session::TypedTable<'a, Round>;
/// A match up to now.
pub type MatchRecord = session::MatchRecord;
/// The start of a match, and its players.
pub type SessionOptions = session::MatchOptions;
/// The one thing that a table waits for.
pub type Phase = session::Phase;
/// An input of a session.
pub type Event = session::Event;
/// A move with its expected result.
pub type RatedMove = session::RatedMove<Move>;
