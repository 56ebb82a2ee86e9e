//! Bots: each takes a view of the round and returns a card. No clock, no threads.
//!
//! In reading order:
//! - Input of a policy: [`observation`]; the fast [`playout_state`] that searches play on.
//! - Policies without search: [`heuristic`], [`noisy`] (weak levels), [`net`] (learned); [`random`]
//!   numbers.
//! - Determinization: [`sample`] draws full deals that agree with a view; [`playout`] plays them out.
//! - Searches: [`belief`], and PIMC and ISMCTS as [`baselines`]; exact values with open hands:
//!   [`solver`];
//!   win probability of a match: [`match_equity`].
//! - Choice of a policy or search: [`policy`], the [`level`]s offered to people, the resumable
//!   [`bot_decision`], and [`instant`] policies, which need no worker.
//! - Measurement and help: [`arena`] plays tournaments; [`estimates`] estimates the expected devils and the cost of
//!   each card.

pub mod arena;
pub mod baselines;
pub mod belief;
pub mod bot_decision;
pub mod estimates;
pub mod heuristic;
pub mod instant;
pub mod level;
pub mod match_equity;
pub mod net;
pub mod noisy;
pub mod observation;
pub mod playout;
pub mod playout_state;
pub mod policy;
pub mod random;
pub mod sample;
pub mod solver;

pub use bot_decision::{BotDecision, choose};
pub use level::Level;
pub use policy::Policy;
