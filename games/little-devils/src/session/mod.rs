//! A session: one person at a table with bots.
//!
//! All changes go through [`Session::update`]: an [`Event`] in, [`Effect`]s out. The module has no
//! clock, no storage and no worker; the page that runs the effects provides them.

mod daily;
mod difficulty;
mod event;
mod lesson;
mod options;
mod origin;
mod record;
mod shown;
mod table;
mod table_session;

pub use daily::{Day, ParseDayError, streak};
pub use difficulty::Difficulty;
pub use event::{Effect, Event};
pub use lesson::{Lesson, Task};
pub use options::{MatchOptions, NAME_LENGTH, Opponent, OptionsError, UNNAMED, normalize_name};
pub use origin::{Origin, ParseOriginError};
pub use record::{MatchRecord, ReplayError};
pub use shown::ShownPosition;
pub use table::{Phase, Table, Waiting};
pub use table_session::Session;
