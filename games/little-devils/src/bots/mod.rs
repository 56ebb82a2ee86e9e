//! The players that are programs: a view in, a card out. No clock of their own, no thread.
//!
//! In reading order: what a policy looks at ([`observation`]) and the fast [`playout_state`] it plays on; the
//! quick [`heuristic`], those who err ([`noisy`]) and the learned policy ([`net`]); deals that agree
//! with a view ([`sample`]); the searches [`pimc`], [`ismcts`] and [`belief`]; every
//! [`strategy`], the [`level`]s one plays against, the resumable [`agent`] that each is, those that
//! are [`instant`] instead, and the [`arena`] that measures them; and [`advice`] for who plays against
//! them.

pub mod advice;
pub mod agent;
pub mod arena;
pub mod belief;
pub mod heuristic;
pub mod instant;
pub mod ismcts;
pub mod level;
pub mod match_equity;
pub mod net;
pub mod noisy;
pub mod observation;
pub mod pimc;
pub mod playout;
pub mod playout_state;
pub mod random;
pub mod sample;
pub mod solver;
pub mod strategy;

pub use agent::{Agent, choose};
pub use level::Level;
pub use strategy::Strategy;
