//! The options of the commands as a game gets them, and the forms of its answers.

use cards::Seed;
use clap::Args;

/// Answers a request with a line of JSON.
pub type Actor = Box<dyn Fn(&[u8]) -> Result<String, String>>;

/// Options of `house act`.
#[derive(Args, Clone, Debug)]
pub struct ActOptions {
    /// The level of the bot, by its id in the game; where the arena knows policies, also one of them
    #[arg(long)]
    pub level: String,
    /// What its choices follow from, besides the requests: a number or any text
    #[arg(long, default_value = "1")]
    pub seed: Seed,
    /// Thinks this much instead of the level's own number of iterations, where a game allows it
    #[arg(long)]
    pub iterations: Option<u32>,
}

/// Options of `house deal`.
#[derive(Args, Clone, Debug)]
pub struct DealOptions {
    /// The seed: a number or any text, as in the address of a page
    pub seed: Seed,
    /// Which game [default: the first]
    #[arg(long)]
    pub game: Option<String>,
    /// How many players [default: as many as the arena has]
    #[arg(long)]
    pub players: Option<i64>,
}

/// Solves positions, a line each.
pub type Solver = Box<dyn FnMut(&[u8]) -> Result<String, String>>;

/// A game's solver.
#[derive(Clone, Copy, Debug)]
pub struct SolverStart {
    /// What it answers, and its own limit, in some sentences.
    pub about: &'static str,
    /// Begins to solve.
    pub begin: fn(SolveLimits) -> Solver,
}

/// How much a solver may do.
#[derive(Args, Clone, Copy, Debug)]
pub struct SolveLimits {
    /// The most nodes to visit for each answer; one that needs more is named as unfinished or unknown [default: the
    /// game's own number, listed below]
    #[arg(long)]
    pub nodes: Option<u64>,
    /// A solver's tables have 2 to the power of this many entries, if it has tables
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u8).range(4..=24))]
    pub table_bits: u8,
}
