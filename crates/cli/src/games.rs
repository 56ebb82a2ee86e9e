//! A game as the native program knows it: its answers to lines of JSON, and its deals.

use std::fmt::Display;
use std::process::ExitCode;

use clap::{ArgMatches, Command};
use protocol::{read, write};
use serde::{Deserialize, Serialize};

use crate::arena::GameArena;
use crate::catalogue::CatalogueRow;
use crate::options::{ActOptions, Actor, DealOptions, SolverStart};

/// A game's part of each command. Each answer is a line of JSON; a refusal says in words what is wrong.
#[derive(Clone, Copy, Debug)]
pub struct GameCommands {
    /// The permanent id of the game, or of the family.
    pub id: &'static str,
    /// Whether a line that names this game is its own. A family has several names.
    pub is_named: fn(&str) -> bool,
    /// Its rows in the catalogue: one, or those of the games of a family.
    pub catalogue: fn() -> Vec<CatalogueRow>,
    /// Plays a deal record through the rules.
    pub replay: fn(line: &[u8]) -> Result<String, String>,
    /// Its solver of positions with open hands, if it has one.
    pub solver: Option<SolverStart>,
    /// Reviews a saved match. The number is how many deals are played out for a decision, if one is given.
    pub review: fn(line: &[u8], deals: Option<u32>) -> Result<String, String>,
    /// A bot that answers requests for moves.
    ///
    /// # Errors
    /// The game has no such bot.
    pub actor: fn(&ActOptions) -> Result<Actor, String>,
    /// Deals the first round of a match.
    pub deal: fn(&DealOptions) -> Result<String, String>,
    /// Lets its bots play each other, if it has bots that do.
    pub arena: Option<GameArena>,
}

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

/// The place of the game that a line names. A line that names none is one of the first game, whose oldest records
/// have no such field; so is a line that is no JSON object: the reader of that game says what is wrong.
///
/// # Errors
/// There is no such game.
pub fn named_game(games: &[GameCommands], line: &[u8]) -> Result<usize, String> {
    let header = read::<Header>(line).ok();
    let Some(name) = header.and_then(|header| header.game) else {
        return Ok(0);
    };
    let found = games.iter().position(|game| (game.is_named)(&name));
    let shown: String = name.chars().take(20).collect();
    found.ok_or(format!("there is no game {shown:?}"))
}

/// The game with this id, for the command line; the first one if none is given.
///
/// # Errors
/// There is no such game.
pub fn chosen_game<'a>(
    games: &'a [GameCommands],
    id: Option<&str>,
) -> Result<&'a GameCommands, String> {
    let found = match id {
        Some(id) => games
            .iter()
            .find(|game| game.id == id || (game.is_named)(id)),
        None => games.first(),
    };
    found.ok_or_else(|| {
        let ids: Vec<&str> = games.iter().map(|game| game.id).collect();
        format!("no such game; there are {}", ids.join(", "))
    })
}

#[cfg(test)]
mod tests {
    use super::{GameCommands, chosen_game, named_game};

    /// A game without cards.
    const fn game(id: &'static str, is_named: fn(&str) -> bool) -> GameCommands {
        GameCommands {
            id,
            is_named,
            catalogue: Vec::new,
            replay: |_| Ok(String::new()),
            solver: None,
            review: |_, _| Err("nothing to review".into()),
            actor: |options| Err(format!("no bot {:?}", options.level)),
            deal: |options| Err(format!("{:?} players", options.players)),
            arena: None,
        }
    }

    const GAMES: [GameCommands; 2] = [
        game("hearts", |name| name == "hearts"),
        game("whist", |name| ["whist", "bid-whist"].contains(&name)),
    ];

    #[test]
    fn a_line_is_for_the_game_that_it_names() {
        let named = |line: &str| named_game(&GAMES, line.as_bytes());
        assert_eq!(named(r#"{"a":[1],"game":"whist"}"#), Ok(1));
        assert_eq!(named(r#"{"game":"hearts"}"#), Ok(0));
        assert_eq!(named(r#"{"game":"bid-whist"}"#), Ok(1));
        assert_eq!(named("{}"), Ok(0));
        assert_eq!(named(r#"{"game":"#), Ok(0), "no JSON");
        let refused = Err(r#"there is no game "piquet""#.into());
        assert_eq!(named(r#"{"game":"piquet"}"#), refused);
    }

    #[test]
    fn a_game_is_chosen_by_its_id() {
        let chosen = |id| chosen_game(&GAMES, id).map(|game| game.id);
        assert_eq!(chosen(None), Ok("hearts"));
        assert_eq!(chosen(Some("whist")), Ok("whist"));
        assert_eq!(chosen(Some("bid-whist")), Ok("whist"));
        let refused = Err("no such game; there are hearts, whist".into());
        assert_eq!(chosen(Some("piquet")), refused);
    }
}
