//! Formats: what a save has of a match, and deal records.

mod format;
mod record;
mod shared_game;

pub use format::{DEALS, MAY_TAKE, MIRROR, OwnTrumps, SIXES_HOME, TRUMP};
pub use record::{DealRecord, ParseRecordError, Replay, replay};
