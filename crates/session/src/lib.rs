//! What happens at a table, whatever is played there.

mod commitment;
mod desk;
mod dispatcher;
mod pause;
mod preferences;
mod speed;
mod ticket;

pub use commitment::{Commitment, NotHex, Salt};
pub use desk::{Desk, OnTop};
pub use dispatcher::{Dispatcher, Order};
pub use pause::Pause;
pub use preferences::{CardSize, Choice, Motion, Preferences, Switch, Theme};
pub use speed::Speed;
pub use ticket::Ticket;
