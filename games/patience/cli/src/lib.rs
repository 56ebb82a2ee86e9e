//! The patiences' part of the native program: their answers to the commands of every game, and `house patience`.

mod check;
mod commands;
mod deal;
mod solve;
mod summary;

use std::process::ExitCode;

use clap::{ArgMatches, CommandFactory, FromArgMatches, Parser, Subcommand};
use cli::games::Program;
use patience::games;
use patience::rules::Declaration;
use patience::solver::Verdict;

pub use commands::COMMANDS;

/// The subcommand of the native program.
pub const PROGRAM: Program = Program {
    command: Patience::command,
    run,
};

/// Deal, solve and check patiences.
#[derive(Parser)]
#[command(name = "patience")]
struct Patience {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Solve deals by seed, or deals from a file: can they be won with all cards known?
    Solve(solve::Solve),
    /// Print a deal: its piles with their names, then a line of JSON.
    Deal(deal::Print),
    /// Replay records, a line each: whether the game is won, whether it is over, and its moves.
    ///
    /// A line that is not a valid record is answered by {"error":"…"}; the exit status is then 1.
    Check(cli::lines::Input),
}

fn run(matches: &ArgMatches) -> ExitCode {
    match Patience::from_arg_matches(matches) {
        Ok(Patience { task }) => match task {
            Task::Solve(task) => task.run(),
            Task::Deal(task) => task.run(),
            Task::Check(input) => check::run(&input),
        },
        Err(error) => error.exit(),
    }
}

/// The game with an id, for the command line.
fn game(id: &str) -> Result<&'static Declaration, String> {
    games::by_id(id).ok_or_else(|| {
        let ids: Vec<&str> = games::ALL.iter().map(|game| game.id).collect();
        format!("no such patience; there are {}", ids.join(", "))
    })
}

/// A verdict in answers.
const fn verdict_id(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Won => "won",
        Verdict::Lost => "lost",
        Verdict::Unknown => "unknown",
    }
}
