//! The native program `devils`: each subcommand in a file of its own.

mod arena;
mod entrant;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Little Devils on the command line.
#[derive(Debug, Parser)]
#[command(name = "devils", version)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Lets bots play each other on the same deals from every seat.
    Arena(arena::Arena),
}

/// Runs the program with the arguments it was called with.
#[must_use]
pub fn main() -> ExitCode {
    let outcome = match Cli::parse().command {
        Command::Arena(arena) => arena.run(),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("devils: {error}");
            ExitCode::FAILURE
        }
    }
}
