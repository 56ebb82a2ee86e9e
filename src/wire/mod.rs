//! Everything that crosses a border as JSON: the only room with serde types.
//!
//! What comes in is data, not truth: types here hold any numbers at all, and the rules' doors
//! decide what they are worth.

mod act;
mod address;
mod backup;
mod embed;
mod json;
mod position;
mod record;
mod saved;
mod settings;
mod view;
mod worker;

pub use act::{Answer, Request};
pub use address::{Address, Ignored};
pub use backup::{Backup, BackupError, LONGEST_BACKUP};
pub use embed::{FromHost, ToHost, Wishes, in_play, news};
pub use json::{LONGEST, Unreadable, read, read_briefly};
pub use position::{PositionError, PositionMessage, Values};
pub use record::{DealRecord, RecordError, Replay};
pub use saved::{SaveError, SavedMatch};
pub use settings::Settings;
pub use view::ViewMessage;
pub use worker::{BUILD, CardAdvice, Errand, FromWorker, Job, Task, ToWorker};
