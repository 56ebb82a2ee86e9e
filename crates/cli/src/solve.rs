//! `house solve`: exact values of positions with open hands.

use std::process::ExitCode;

use clap::Args;

use crate::games::{GameCommands, named_game};
use crate::lines::Input;

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

/// Options of `house solve`.
#[derive(Args)]
pub(crate) struct SolveTask {
    #[command(flatten)]
    input: Input,
    #[command(flatten)]
    limits: SolveLimits,
}

impl SolveTask {
    /// Answers each line by the solver of its game. A solver begins with the first line that needs it, and keeps
    /// its tables.
    pub(crate) fn run(&self, games: &[GameCommands]) -> ExitCode {
        let mut solvers: Vec<Option<Solver>> = games.iter().map(|_| None).collect();
        self.input.answer_each_in_text(|line| {
            let at = named_game(games, line)?;
            let solver = games[at].solver;
            let solver = solver.ok_or_else(|| format!("{} has no solver", games[at].id))?;
            solvers[at].get_or_insert_with(|| (solver.begin)(self.limits))(line)
        })
    }
}

/// Help text: what the solver of each game answers.
pub(crate) fn solve_help(games: &[GameCommands]) -> String {
    let about = games
        .iter()
        .filter_map(|game| Some((game.id, game.solver?.about)));
    about
        .map(|(id, about)| format!("{id}: {about}\n"))
        .collect()
}
