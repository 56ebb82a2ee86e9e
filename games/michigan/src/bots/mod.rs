//! Bots: baselines, rules of thumb, and a search for the expected chips.

mod arena;
mod bot_decision;
mod determinizer;
mod expectation;
mod heuristic;
mod hint;
mod lead;
mod level;
mod observation;
mod playout;
mod policy;
mod review;
mod sampler;

pub use arena::{SingleDeals, WholeMatches};
pub use bot_decision::BotDecision;
pub use determinizer::Determinizer;
pub use expectation::Expectation;
pub use heuristic::HeuristicPolicy;
pub use hint::rate_moves;
pub use level::Level;
pub use policy::Policy;
pub use review::{review, review_deal};
pub use sampler::Sampler;
