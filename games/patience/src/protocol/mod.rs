//! Deals and records as lines of JSON.

mod deal_line;
mod record;

pub use deal_line::{DealFault, DealLine, PileText};
pub use record::{CheckedRecord, GameRecord, RecordFault};
