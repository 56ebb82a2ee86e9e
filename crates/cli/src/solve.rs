//! `house solve`: exact values of positions with open hands.

use std::process::ExitCode;

use clap::Args;

use crate::games::{GameCommands, named_game};
use crate::lines::Input;
use crate::options::{SolveLimits, Solver};

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
    let lines: Vec<String> = about.map(|(id, about)| format!("{id}: {about}")).collect();
    lines.join("\n")
}
