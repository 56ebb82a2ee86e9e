//! Deal records, one round per line with what follows from it; and the game in the shared formats.

mod format;
mod record;
mod view_text;

pub use format::INFO;
pub use record::Replay;
