//! Formats: what a save has of a match, and deal records.

mod format;
mod record;
mod view_text;

pub use format::{COLUMNS, DEALS, INFO, LOAD, PACKS};
pub use record::Replay;
