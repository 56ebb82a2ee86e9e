//! Bots: each takes a view of the round and returns a decision. No clock, no threads.
//!
//! In reading order:
//! - [`playout`]: positions as playout states; [`rules_policy`]: play by simple rules, also in rollouts.
//! - [`hidden_hands`]: draws hands that agree with a view, all equally likely.
//! - [`evaluation`] and [`solver`]: alpha-beta search with open hands, for two players.
//! - [`levels`]: the levels offered to people; [`policy`]: all kinds of play, baselines too.

pub mod evaluation;
pub mod hidden_hands;
pub mod levels;
pub mod playout;
pub mod policy;
pub mod rules_policy;
pub mod solver;

pub use policy::Policy;
