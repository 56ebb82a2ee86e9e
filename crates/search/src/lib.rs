//! Statistics of tournaments: seating, samples with confidence intervals, and tallies.

mod lineup;
mod sample;
mod tally;

pub use lineup::lineup;
pub use sample::Sample;
pub use tally::Tally;
