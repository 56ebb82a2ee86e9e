//! Formats: deal records.

mod record;

pub use record::{DealRecord, ParseRecordError, Replay, replay};
