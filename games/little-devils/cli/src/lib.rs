//! The subcommands of the native program `devils`, one a file.

mod act;
mod arena;
mod beliefs;
mod bot;
mod external;
mod learn;
mod puzzles;
mod replay;
mod review;
mod scores;
mod solve;

use std::process::ExitCode;

use cli::arena::{ArenaTask, GameArena, arena_help};
use cli::games::{GameCommands, Program, in_text, named_game};
use cli::lines::Input;
use game::catalogue::LITTLE_DEVILS;

use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};

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
    /// A line with the field "game" is a record of that game, own-trumps or michigan, and is answered with
    /// what follows in that game.
    /// An invalid line is answered by {"error":"…"}; the exit status is then 1.
    Replay(Input),
    /// Play matches kept by the page again: a line each of the devils per round and the totals.
    Match(Input),
    /// Review matches kept by the page: a line each of what the person's cards cost.
    ///
    /// Costs are given in hundredths of a devil, with half their 95 % interval; what the person could
    /// not know then is not used.
    Review(review::ReviewMatch),
    /// Solve positions with open hands: a line each of exact values, in devils taken from there on.
    ///
    /// A value that takes more work than allowed is left out, and its name listed as "unfinished": max^n
    /// gets by with more than six cards a hand only in minutes, with nine not at all. A line that is
    /// no position is answered by {"error":"…"}; the exit status is then 1. A deal record of own-trumps
    /// for two players is answered with win, draw, loss or unknown for the seat to move, and the best line;
    /// the limit of 1,000 decisions is not modelled.
    Solve(solve::Task),
    /// Let bots play each other on the same deals from every seat, in Little Devils or in the game named.
    ///
    /// Every deal is played once for each rotation of the players, and its mean over the rotations
    /// counts as one observation. With two bots, the first sits in one seat and the second in
    /// all the others; with three or more they sit one after another round the table, from the
    /// beginning again when all are seated. Intervals are of 95 %.
    ///
    /// In Little Devils the figures are devils, and more are worse. In Michigan they are chips. In Own Trumps
    /// they are the payoff of a deal (a player who loses pays 1 to each other), the decided deals, and of
    /// these the ones won, or with three or four players lost. In Russian Bank they are the payoff of a deal (1 or
    /// −1), its moves, and the deals that a limit ends.
    Arena(ArenaTask),
    /// Measure how well Lucifer guesses hands from the cards that bots play.
    ///
    /// At each choice after the first trick: how many times as likely the true hands seem as deals that
    /// agree with the player's view do on average (the mean of its natural logarithm, with its 95 %
    /// interval over deals), and how many equal deals would tell as much as those drawn.
    Beliefs(beliefs::Beliefs),
    /// Learn the weights of the learned policy from deals that it plays against itself.
    ///
    /// Some minutes for each number of players; the files are games/little-devils/src/bots/net/weights-PLAYERS.bin.
    Learn(learn::Learn),
    /// Find situations with one clearly best card in rounds of bots, and grade them: a line each.
    ///
    /// A card is clearly best if every other one surely costs a devil more in two large searches; where
    /// hands are small the solver has to agree. Devils are given in hundredths.
    Puzzles(puzzles::Puzzles),
    /// Answer requests for cards, a JSON line each, until {"type":"quit"} or the end of input.
    ///
    /// A request that cannot be true is answered by {"error":"…"}, and the next one is read.
    Act(act::Act),
}

/// Runs the program with the arguments of the process. Lines that name another game get its answers; other
/// games may also bring subcommands of their own.
#[must_use]
pub fn main(others: &[GameCommands], programs: &[Program]) -> ExitCode {
    let arenas: Vec<GameArena> = [arena::ARENA]
        .into_iter()
        .chain(others.iter().map(|game| game.arena))
        .collect();
    let commands = programs.iter().map(|program| (program.command)());
    let matches = command(&arenas).subcommands(commands).get_matches();
    let own = matches.subcommand().and_then(|(name, matches)| {
        let is_it = |program: &&Program| (program.command)().get_name() == name;
        Some((programs.iter().find(is_it)?, matches))
    });
    if let Some((program, matches)) = own {
        return (program.run)(matches);
    }
    let other = |line: &[u8]| named_game(others, LITTLE_DEVILS.id, line);
    let arguments = Arguments::from_arg_matches(&matches);
    match arguments.unwrap_or_else(|error| error.exit()).command {
        Command::Replay(input) => input.answer_each_in_text(|line| match other(line)? {
            Some(game) => (game.replay)(line),
            None => in_text(replay::answer(line)),
        }),
        Command::Match(input) => input.answer_each(scores::answer),
        Command::Review(task) => task.run(),
        Command::Solve(task) => {
            let mut solver = task.solver();
            task.input.answer_each_in_text(|line| match other(line)? {
                Some(game) => task.solve_other(game, line),
                None => in_text(solve::answer(&mut solver, line)),
            })
        }
        Command::Arena(task) => status(task.run(&arenas)),
        Command::Beliefs(beliefs) => status(beliefs.run()),
        Command::Learn(learn) => status(learn.run()),
        Command::Puzzles(puzzles) => status(puzzles.run()),
        Command::Act(act) => status(act.run()),
    }
}

/// The command line of the program itself. The help of `arena` names the bots of every game.
fn command(arenas: &[GameArena]) -> clap::Command {
    let help = arena_help(arenas);
    Arguments::command().mut_subcommand("arena", |arena| arena.after_help(help))
}

/// Turns a result into an exit status; prints an error.
fn status<E: std::fmt::Display>(outcome: Result<(), E>) -> ExitCode {
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("devils: {error}");
            ExitCode::FAILURE
        }
    }
}
