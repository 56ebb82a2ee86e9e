//! Statistics of tournaments and reviews.

mod sample;
mod tally;

pub use sample::Sample;
pub use tally::Tally;
