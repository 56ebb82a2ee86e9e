//! The session at the page: what the person and the bots do to a match, and what is to be done next.
//!
//! [`Session::update`] is the only way forward: an [`Event`] in, [`Effect`]s out. No clock, no
//! storage, no worker is named here; whoever runs the effects has them.

mod commitment;
mod daily;
mod desk;
mod difficulty;
mod dispatcher;
mod event;
mod lesson;
mod options;
mod origin;
mod preferences;
mod record;
mod session;
mod speed;
mod table;

pub use commitment::{Commitment, NotHex, Salt};
pub use daily::{Day, NoDay, streak};
pub use desk::{Desk, OnTop};
pub use difficulty::Difficulty;
pub use dispatcher::{Dispatcher, Order};
pub use event::{Effect, Event, Pause, Ticket};
pub use lesson::{Lesson, Task};
pub use options::{InvalidOptions, MatchOptions, NAME_LENGTH, Opponent, UNNAMED, given};
pub use origin::Origin;
pub use preferences::{CardSize, Choice, Motion, Preferences, Switch, Theme};
pub use record::{MatchRecord, RecordFault};
pub use session::Session;
pub use speed::Speed;
pub use table::{Phase, Table, Waiting};
