//! Own Trumps at a table: the types of `session` for this game, the position shown, hints, and the
//! tutorial.

mod display_state;
mod hint;
mod reason;
mod short_list;
mod table_bots;
mod table_game;
mod tutorial;

pub use display_state::DisplayState;
pub use hint::risk_percent;
pub use reason::Reason;
pub use short_list::short_list;
pub use tutorial::{EXAMPLES, Example, Tutorial};

pub use session::Player;

use crate::rules::{Decision, Round};

/// A match up to now.
pub type MatchRecord = session::MatchRecord;
/// The start of a match, and its players.
pub type SessionOptions = session::MatchOptions;
/// A table, or the set-up form before it.
pub type Session = session::Session;
/// A match in progress at a table, with the types of this game.
pub type SessionTable<'a> = session::TypedTable<'a, Round>;
/// The one thing that a table waits for.
pub type Phase = session::Phase;
/// An input of a session.
pub type Event = session::Event;
/// An output of a session, for the page to carry out.
pub type Effect = session::Effect;
/// A decision with its expected result.
pub type RatedDecision = session::RatedMove<Decision>;
