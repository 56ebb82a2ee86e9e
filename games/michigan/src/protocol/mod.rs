//! Deal records: one round per line, with what follows from it.

mod record;
mod replay;

pub use record::{DealRecord, ParseRecordError};
pub use replay::Replay;
