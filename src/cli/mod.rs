//! The native program `devils`: one subcommand a file.

mod lines;
mod replay;
mod scores;
mod solve;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Little Devils on the command line.
#[derive(Parser)]
#[command(version, about)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Play deal records through the rules: a line each of legal cards, takers and devils.
    ///
    /// A line that is no good record is answered by {"error":"…"}; the exit status is then 1.
    Replay(lines::Input),
    /// Play matches kept by the page again: a line each of the devils per round and the totals.
    Match(lines::Input),
    /// Solve positions with open hands: a line each of exact values, in devils taken from there on.
    ///
    /// A line that is no position, or takes more work than allowed, is answered by {"error":"…"};
    /// the exit status is then 1.
    Solve(solve::Task),
}

/// Runs the program with the arguments of the process.
#[must_use]
pub fn main() -> ExitCode {
    match Arguments::parse().command {
        Command::Replay(input) => input.answer_each(replay::answer),
        Command::Match(input) => input.answer_each(scores::answer),
        Command::Solve(task) => {
            let mut solver = task.solver();
            task.input
                .answer_each(|line| solve::answer(&mut solver, line))
        }
    }
}
