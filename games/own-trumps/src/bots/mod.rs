//! Bots: each takes a view of the round and returns a decision. No clock, no threads.
//!
//! In reading order:
//! - [`playout`]: positions as playout states; [`rules_policy`]: play by simple rules, also in rollouts.
//! - [`hidden_hands`]: draws hands that agree with a view, all equally likely.
//! - [`evaluation`] and [`solver`]: alpha-beta search with open hands, for two players.
//! - [`level`]: the levels offered to people; [`policy`]: all kinds of play, baselines too.
//! - [`arena`]: the contest of tournaments.

pub mod arena;
pub mod evaluation;
pub mod hidden_hands;
pub mod level;
pub mod playout;
pub mod policy;
pub mod rules_policy;
mod sampler;
pub mod solver;

pub use level::Level;
pub use policy::Policy;
