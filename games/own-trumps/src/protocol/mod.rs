//! Formats: what a save has of a match, and deal records.

mod format;
mod online_game;
mod record;
mod view_text;

pub use format::{DEALS, INFO, MAY_TAKE, MIRROR, OwnTrumps, SIXES_HOME, TRUMP};
pub use record::{DealRecord, ParseRecordError, Replay, replay};
