//! The players that are programs: a view in, a card out. No clock of their own, no thread.
//!
//! In reading order: what a policy looks at ([`glance`]) and the fast [`table`] it plays on; the
//! quick [`heuristic`], those who err ([`novice`]) and the learned policy ([`net`]); deals that agree
//! with a view ([`sample`]); the searches [`pimc`], [`ismcts`] and [`foresight`]; every
//! [`strategy`], the [`level`]s one plays against, the resumable [`thinker`] that each is, those that
//! are [`quick`] instead, and the [`arena`] that measures them; and [`advice`] for who plays against
//! them.

pub mod advice;
pub mod arena;
pub mod foresight;
pub mod glance;
pub mod heuristic;
pub mod ismcts;
pub mod level;
pub mod net;
pub mod novice;
pub mod pimc;
pub mod playout;
pub mod quick;
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
