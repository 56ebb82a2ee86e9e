//! Statistics of tournaments and reviews.

mod sample;
mod tally;

pub use sample::{Sample, margin_95};
pub use tally::Tally;
