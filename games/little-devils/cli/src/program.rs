//! The subcommands that only Little Devils has.

use std::process::ExitCode;

use clap::{ArgMatches, Args, Command, FromArgMatches};
use cli::games::Program;
use cli::lines::Input;
use cli::status;

use crate::beliefs::Beliefs;
use crate::learn::Learn;
use crate::puzzles::Puzzles;
use crate::scores;

/// The subcommands.
pub const PROGRAMS: [Program; 4] = [
    Program {
        command: || {
            arguments::<Input>(
                "match",
                "Play matches of Little Devils kept by the page again: a line each of the devils per round and the totals",
                "",
            )
        },
        run: |matches| run(matches, |input: Input| input.answer_each(scores::answer)),
    },
    Program {
        command: || {
            arguments::<Beliefs>(
                "beliefs",
                "Measure how well Lucifer guesses hands from the cards that bots of Little Devils play",
                "At each choice after the first trick: how many times as likely the true hands seem as deals that agree \
                 with the player's view do on average (the mean of its natural logarithm, with its 95 % interval over \
                 deals), and how many equal deals would tell as much as those drawn.",
            )
        },
        run: |matches| run(matches, |task: Beliefs| status(task.run())),
    },
    Program {
        command: || {
            arguments::<Learn>(
                "learn",
                "Learn the weights of Little Devils' learned policy from deals that it plays against itself",
                "Some minutes for each number of players; the files are \
                 games/little-devils/src/bots/net/weights-PLAYERS.bin.",
            )
        },
        run: |matches| run(matches, |task: Learn| status(task.run())),
    },
    Program {
        command: || {
            arguments::<Puzzles>(
                "puzzles",
                "Find situations of Little Devils with one clearly best card in rounds of bots, and grade them: a line each",
                "A card is clearly best if every other one surely costs a devil more in two large searches; where hands \
                 are small the solver has to agree. Devils are given in hundredths.",
            )
        },
        run: |matches| run(matches, |task: Puzzles| status(task.run())),
    },
];

/// A subcommand with these arguments. `more` follows in its long help.
fn arguments<A: Args>(name: &'static str, about: &'static str, more: &'static str) -> Command {
    let command = A::augment_args(Command::new(name)).about(about);
    if more.is_empty() {
        command
    } else {
        command.long_about(format!("{about}\n\n{more}"))
    }
}

fn run<A: FromArgMatches>(matches: &ArgMatches, act: impl FnOnce(A) -> ExitCode) -> ExitCode {
    A::from_arg_matches(matches).map_or_else(|error| error.exit(), act)
}
