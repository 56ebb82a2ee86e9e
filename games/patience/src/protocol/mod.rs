//! Deals and records as lines of JSON.

mod deal_line;
mod format;
mod record;

pub use deal_line::{DealFault, DealLine, PileText};
pub use format::{AUTOMATIC, CHECK, PatienceFormat, SHOW_MOVES, SHOW_TIME, WINNABLE};
pub use record::{CheckedRecord, GameRecord, RecordFault};
