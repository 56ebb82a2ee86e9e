//! The players that are programs: a view in, a card out. No clock of their own, no thread.
//!
//! In reading order: what a policy looks at ([`glance`]), the quick [`heuristic`] and the [`random`]
//! policy, the [`level`]s one plays against, and the resumable [`thinker`] that every level is.

pub mod arena;
mod counts;
pub mod foresight;
pub mod glance;
pub mod heuristic;
pub mod ismcts;
pub mod level;
pub mod net;
pub mod novice;
pub mod pimc;
pub mod playout;
pub mod random;
pub mod sample;
pub mod solver;
pub mod standings;
pub mod strategy;
pub mod table;
pub mod thinker;

pub use level::Level;
pub use strategy::Strategy;
pub use thinker::{Thinker, choose};
