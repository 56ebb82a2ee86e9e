//! Bots: baselines, rules of thumb, and a search for the expected chips.

mod advice;
mod agent;
mod arena;
mod determinizer;
mod expectation;
mod heuristic;
mod lead;
mod level;
mod observation;
mod playout;
mod review;
mod sampler;
mod strategy;

pub use advice::advise;
pub use agent::Agent;
pub use arena::{SingleDeals, WholeMatches};
pub use determinizer::Determinizer;
pub use expectation::Expectation;
pub use heuristic::HeuristicPolicy;
pub use level::Level;
pub use review::{review, review_deal};
pub use sampler::Sampler;
pub use strategy::Strategy;
