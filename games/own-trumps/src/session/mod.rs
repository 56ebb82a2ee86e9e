//! Own Trumps at a table: the types of `session` for this game, the position shown, advice, the deal of
//! the day, and the tutorial.

mod advice;
pub mod daily;
mod difficulty;
mod lesson;
mod reason;
mod shown;
mod table_game;

pub use advice::risk_percent;
pub use difficulty::Difficulty;
pub use lesson::{EXAMPLES, Example, Lesson, Task};
pub use reason::Reason;
pub use shown::ShownPosition;

use crate::bots::Level;
use crate::rules::{Decision, Round};

/// A session of this game.
pub type Session = session::Session<Round>;
/// A match in progress at a table.
pub type Table = session::Table<Round>;
/// What a table is waiting for.
pub type Phase = session::Phase<Decision>;
/// Something that a session reacts to.
pub type Event = session::Event<Round>;
/// Something that the page must do.
pub type Effect = session::Effect<Round>;
/// A match up to now.
pub type MatchRecord = session::MatchRecord<Round>;
/// The options of a match.
pub type MatchOptions = session::MatchOptions<Round>;
/// The player in a seat.
pub type Player = session::Player<Level>;
/// A decision with its expected result.
pub type RatedDecision = session::RatedMove<Decision>;
