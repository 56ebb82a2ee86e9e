//! What happens at a table, whatever is played there.

mod commitment;
mod mailbox;
mod pause;
mod preferences;
mod speed;
mod supervisor;
mod ticket;

pub use commitment::{Commitment, NotHex, Salt};
pub use mailbox::{Desk, OnTop};
pub use pause::Pause;
pub use preferences::{CardSize, Choice, Motion, Preferences, Switch, Theme};
pub use speed::Speed;
pub use supervisor::{Dispatcher, Order};
pub use ticket::Ticket;
