//! The session at the page: what the person and the bots do to a match, and what is to be done next.
//!
//! [`Session::update`] is the only way forward: an [`Event`] in, [`Effect`]s out. No clock, no
//! storage, no worker is named here; whoever runs the effects has them.

mod daily;
mod difficulty;
mod event;
mod lesson;
mod options;
mod origin;
mod record;
mod table;
mod table_session;

pub use daily::{Day, ParseDayError, streak};
pub use difficulty::Difficulty;
pub use event::{Effect, Event};
pub use lesson::{Lesson, Task};
pub use options::{MatchOptions, NAME_LENGTH, Opponent, OptionsError, UNNAMED, normalize_name};
pub use origin::Origin;
pub use record::{MatchRecord, ReplayError};
pub use table::{Phase, Table, Waiting};
pub use table_session::Session;
