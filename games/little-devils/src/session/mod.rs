//! A session: one person at a table with bots.
//!
//! All changes go through [`Session::update`]: an [`Event`] in, [`Effect`]s out. The module has no
//! clock, no storage and no worker; the page that runs the effects provides them.

pub mod daily;
mod difficulty;
mod event;
mod lesson;
mod options;
mod record;
mod shown;
mod table;
mod table_session;

pub use difficulty::Difficulty;
pub use event::{Effect, Event};
pub use lesson::{Lesson, Task};
pub use options::{MatchOptions, NAME_LENGTH, Opponent, OptionsError, UNNAMED, normalize_name};
pub use record::{MatchRecord, ReplayError};
pub use shown::ShownPosition;
pub use table::{Phase, Table, Waiting};
pub use table_session::Session;

pub use session::{Day, Origin, ParseDayError, ParseOriginError, streak};
