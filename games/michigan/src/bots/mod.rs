//! Bots: baselines, rules of thumb, and a search for the expected chips.

mod determinizer;
mod expectation;
mod heuristic;
mod lead;
pub mod levels;
mod observation;
mod playout;
mod policy;
mod sampler;

pub use determinizer::Determinizer;
pub use expectation::Expectation;
pub(crate) use expectation::candidates;
pub use heuristic::{HeuristicPolicy, VariedPolicy};
pub use policy::Policy;
pub use sampler::Sampler;
