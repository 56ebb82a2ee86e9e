//! `house act`: a bot that answers requests for moves, one JSON line each.

use core::task::Poll;
use std::io::{self, Write};

use protocol::{AnyBots, ParseJsonError, read, write};
use serde::Deserialize;
use serde_json::json;

use crate::games::{GameCommands, named_game};
use crate::lines::next_line;
use crate::options::{ActOptions, Actor};

/// A request of a table game: the view of the player to move, as the text of fields that the worker of a page gets.
#[derive(Deserialize)]
struct ViewRequest {
    view: String,
}

/// The field that ends the program.
#[derive(Deserialize)]
struct Kind {
    #[serde(rename = "type")]
    kind: String,
}

/// Answers each line until a quit request or the end of input.
///
/// # Errors
/// No game has such a bot, or the pipes are broken.
pub(crate) fn run(options: &ActOptions, games: &[GameCommands]) -> Result<(), String> {
    let actors: Vec<_> = games.iter().map(|game| (game.actor)(options)).collect();
    if actors.iter().all(Result::is_err) {
        let first = actors.into_iter().next();
        return first.map_or(Ok(()), |first| first.map(drop));
    }
    answer_all(games, &actors).map_err(|error| error.to_string())
}

/// The bot of a level of any table game. It gets a view in each request, and answers with a move.
///
/// # Errors
/// There is no such level.
pub(crate) fn table_actor(
    options: &ActOptions,
    bots: &'static dyn AnyBots,
) -> Result<Actor, String> {
    let level = bots.info().level(&options.level);
    let level =
        level.ok_or_else(|| format!("{} has no level {:?}", bots.info().id(), options.level))?;
    let seed = options.seed;
    Ok(Box::new(move |line| {
        let request = read(line).map_err(|error: ParseJsonError| error.to_string());
        let ViewRequest { view } = request?;
        let thinking = bots.begin_choice(level, &view, seed);
        let mut thinking = thinking.ok_or("this is not what a player may know")?;
        loop {
            if let Poll::Ready(chosen) = thinking() {
                let mv = chosen.ok_or("it is not your turn")?;
                return Ok(write(&json!({ "move": mv.as_str() })));
            }
        }
    }))
}

fn answer_all(games: &[GameCommands], actors: &[Result<Actor, String>]) -> io::Result<()> {
    let mut lines = io::stdin().lock();
    let mut out = io::stdout().lock();
    let mut line = Vec::new();
    while next_line(&mut lines, &mut line)? {
        let line = line.trim_ascii();
        if read::<Kind>(line).is_ok_and(|Kind { kind }| kind == "quit") {
            break;
        }
        let answer = named_game(games, line).and_then(|at| match &actors[at] {
            Ok(actor) => actor(line),
            Err(error) => Err(error.clone()),
        });
        let answer = answer.unwrap_or_else(|error| json!({ "error": error }).to_string());
        writeln!(out, "{answer}")?;
        out.flush()?;
    }
    Ok(())
}
