//! The native program: commands that every game has, and those that a game brings with it.

use std::process::ExitCode;

use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
use protocol::write;

use crate::act;
use crate::arena::{ArenaTask, GameArena, arena_help};
use crate::deal;
use crate::games::{GameCommands, Program, named_game};
use crate::lines::Input;
use crate::options::{ActOptions, DealOptions};
use crate::review::ReviewTask;
use crate::solve::{SolveTask, solve_help};

/// The games of the house on the command line.
///
/// A line of JSON with the field "game" is about that game; without it, about the first one.
#[derive(Parser)]
#[command(name = "house", version, about)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Play deal records through the rules: a line each of what follows, such as legal moves and points.
    ///
    /// An invalid line is answered by {"error":"…"}; the exit status is then 1.
    Replay(Input),
    /// Review matches kept by a page: a line each of what the people's decisions cost.
    ///
    /// Costs are given in hundredths of the game's unit, with half their 95 % interval; what a person could
    /// not know then is not used.
    Review(ReviewTask),
    /// Solve positions with open hands: a line each of exact values.
    ///
    /// Which games have a solver, and what it answers, is listed below. A line that is no position is answered by
    /// {"error":"…"}; the exit status is then 1.
    Solve(SolveTask),
    /// Answer requests for moves, a JSON line each, until {"type":"quit"} or the end of input.
    ///
    /// A request that cannot be true is answered by {"error":"…"}, and the next one is read.
    Act(ActOptions),
    /// Print the first deal of a match by its seed, as a line of JSON.
    Deal(DealOptions),
    /// Let bots play each other on the same deals from every seat.
    ///
    /// Every deal is played once for each rotation of the players, and its mean over the rotations
    /// counts as one observation. With two bots, the first sits in one seat and the second in
    /// all the others; with three or more they sit one after another round the table, from the
    /// beginning again when all are seated. Intervals are of 95 %.
    Arena(ArenaTask),
    /// Print every game of the house, a line of JSON each: names, players, address, and a picture where the page has no
    /// other.
    Catalogue,
}

/// Runs the program with the arguments of the process. Lines that name no game are about the first one.
#[must_use]
pub fn main(games: &[GameCommands], programs: &[Program]) -> ExitCode {
    let arenas: Vec<GameArena> = games.iter().filter_map(|game| game.arena).collect();
    let commands = programs.iter().map(|program| (program.command)());
    let matches = command(games, &arenas).subcommands(commands).get_matches();
    let own = matches.subcommand().and_then(|(name, matches)| {
        let is_it = |program: &&Program| (program.command)().get_name() == name;
        Some((programs.iter().find(is_it)?, matches))
    });
    if let Some((program, matches)) = own {
        return (program.run)(matches);
    }
    let arguments = Arguments::from_arg_matches(&matches);
    match arguments.unwrap_or_else(|error| error.exit()).command {
        Command::Replay(input) => {
            input.answer_each_in_text(|line| (games[named_game(games, line)?].replay)(line))
        }
        Command::Review(task) => task.run(games),
        Command::Solve(task) => task.run(games),
        Command::Act(options) => status(act::run(&options, games)),
        Command::Deal(options) => status(deal::run(&options, games)),
        Command::Arena(task) => status(task.run(&arenas)),
        Command::Catalogue => {
            let rows = games.iter().flat_map(|game| (game.catalogue)());
            rows.for_each(|row| println!("{}", write(&row)));
            ExitCode::SUCCESS
        }
    }
}

/// Turns a result into an exit status; prints an error.
pub fn status<E: std::fmt::Display>(outcome: Result<(), E>) -> ExitCode {
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("house: {error}");
            ExitCode::FAILURE
        }
    }
}

/// The command line of the program itself. The help of `arena` names the bots of every game, that of `solve` the
/// solvers.
fn command(games: &[GameCommands], arenas: &[GameArena]) -> clap::Command {
    let (arenas, solvers) = (arena_help(arenas), solve_help(games));
    Arguments::command()
        .mut_subcommand("arena", |arena| arena.after_help(arenas))
        .mut_subcommand("solve", |solve| solve.after_help(solvers))
}
