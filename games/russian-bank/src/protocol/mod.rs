//! Formats: what a save has of a match, and deal records.

mod format;
mod record;
mod shared_game;

pub use format::{COLUMNS, DEALS, LOAD, PACKS, RussianBank};
pub use record::{DealRecord, ParseRecordError, Replay};
