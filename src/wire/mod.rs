//! Everything that crosses a border as JSON: the only room with serde types.
//!
//! What comes in is data, not truth: types here hold any numbers at all, and the rules' doors
//! decide what they are worth.

mod json;
mod record;
mod view;

pub use json::{Unreadable, read};
pub use record::{DealRecord, RecordError, Replay};
pub use view::ViewMessage;
