//! The parts of a table session that no game changes: speed, pauses, preferences, the commitment to
//! a seed, and the two ends of the line to the bots' worker ([`Supervisor`] and [`Mailbox`]).

mod choice;
mod commitment;
mod day;
mod hex;
mod mailbox;
mod origin;
mod pause;
mod preferences;
mod speed;
mod supervisor;
mod ticket;

pub use choice::Choice;
pub use commitment::{Commitment, ParseHexError, Salt};
pub use day::{Day, ParseDayError, streak};
pub use hex::hex;
pub use mailbox::{Front, Mailbox};
pub use origin::{Origin, ParseOriginError};
pub use pause::Pause;
pub use preferences::{CardSize, Motion, Preferences, Switch, Theme};
pub use speed::Speed;
pub use supervisor::{Command, Supervisor};
pub use ticket::Ticket;
