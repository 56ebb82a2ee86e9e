//! Tournaments.

mod lineup;

pub use lineup::lineup;
