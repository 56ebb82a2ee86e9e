//! Commands that every game answers in its own way: a line of JSON names its game.

use std::fmt::Display;

use std::process::ExitCode;

use clap::{ArgMatches, Command};
use serde::{Deserialize, Serialize};

use protocol::{read, write};

use crate::arena::GameArena;

/// A game's answers to lines of JSON. Each is a line of JSON; a refusal says in words what is wrong.
#[derive(Clone, Copy, Debug)]
pub struct GameCommands {
    /// The game's id in the catalogue.
    pub id: &'static str,
    /// Plays a deal record through the rules.
    pub replay: fn(line: &[u8]) -> Result<String, String>,
    /// Solves a position; visits at most about this many nodes, if the number is given. `None` if the
    /// game has no solver.
    pub solve: Option<Solve>,
    /// Lets its bots play each other.
    pub arena: GameArena,
}

/// Solves a position.
pub type Solve = fn(line: &[u8], nodes: Option<u64>) -> Result<String, String>;

/// A subcommand of the native program that a game brings with it.
#[derive(Clone, Copy, Debug)]
pub struct Program {
    /// Its name, arguments and help.
    pub command: fn() -> Command,
    /// Runs it with its arguments.
    pub run: fn(&ArgMatches) -> ExitCode,
}

/// The field that names the game.
#[derive(Deserialize)]
struct Header {
    #[serde(default)]
    game: Option<String>,
}

/// The answer in JSON, or the error in words.
///
/// # Errors
/// The error of the answer.
pub fn in_text<A: Serialize, E: Display>(answer: Result<A, E>) -> Result<String, String> {
    let answer = answer.map_err(|error| error.to_string())?;
    Ok(write(&answer))
}

/// The game that a line names; `None` if it names the game `default` or none. A line that is no JSON object
/// names none: the reader of the default game says what is wrong.
///
/// # Errors
/// There is no such game.
pub fn named_game<'a>(
    games: &'a [GameCommands],
    default: &str,
    line: &[u8],
) -> Result<Option<&'a GameCommands>, String> {
    let header = read::<Header>(line).ok();
    let Some(name) = header.and_then(|header| header.game) else {
        return Ok(None);
    };
    if name == default {
        return Ok(None);
    }
    let found = games.iter().find(|game| game.id == name);
    let shown: String = name.chars().take(20).collect();
    found.map(Some).ok_or(format!("there is no game {shown:?}"))
}

#[cfg(test)]
mod tests {
    use super::{GameArena, GameCommands, named_game};

    const WHIST: GameCommands = GameCommands {
        id: "whist",
        replay: |_| Ok(String::new()),
        solve: None,
        arena: GameArena {
            id: "whist",
            default_players: 4,
            options: &[],
            has_matches: false,
            bots: Vec::new,
            run: |_| Ok(Vec::new()),
        },
    };

    fn named(line: &str) -> Result<Option<&'static str>, String> {
        let game = named_game(&[WHIST], "hearts", line.as_bytes());
        game.map(|game| game.map(|game| game.id))
    }

    #[test]
    fn a_line_is_for_the_game_that_it_names() {
        assert_eq!(named(r#"{"a":[1],"game":"whist"}"#), Ok(Some("whist")));
        assert_eq!(named(r#"{"game":"hearts"}"#), Ok(None));
        assert_eq!(named("{}"), Ok(None));
        assert_eq!(named(r#"{"game":"#), Ok(None), "no JSON");
        let refused = Err(r#"there is no game "piquet""#.into());
        assert_eq!(named(r#"{"game":"piquet"}"#), refused);
    }
}
