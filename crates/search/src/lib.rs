//! Tournaments of bots: who sits where, and how sure the outcome is.

mod lineup;
mod sample;
mod tally;

pub use lineup::lineup;
pub use sample::Sample;
pub use tally::Tally;
