//! Formats: what a save has of a match, and deal records.

mod format;
mod record;
mod view_text;

pub use format::{DEALS, INFO, MAY_TAKE, MIRROR, SIXES_HOME, TRUMP};
pub use record::Replay;
