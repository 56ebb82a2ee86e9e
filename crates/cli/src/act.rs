//! `house act`: a bot that answers requests for moves, one JSON line each.

use std::io::{self, Write};

use protocol::table_worker::{FromTableWorker, ToTableWorker};
use protocol::{RoundFormat, write};
use serde::Deserialize;
use serde_json::json;
use session::TableBots;

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
pub fn table_actor<G: RoundFormat<Round: TableBots>>(
    options: &ActOptions,
) -> Result<Actor, String> {
    let level = G::level(&options.level);
    level.ok_or_else(|| format!("{} has no level {:?}", G::INFO.id, options.level))?;
    let (level, seed) = (options.level.clone(), options.seed.to_string());
    Ok(Box::new(move |line| {
        let ViewRequest { view } =
            protocol::read(line).map_err(|error: protocol::ParseJsonError| error.to_string())?;
        let (ticket, level, seed) = (0, level.clone(), seed.clone());
        let request = ToTableWorker::Choose {
            ticket,
            level,
            seed,
            view,
        };
        let mut thinking = request.request::<G>()?.begin();
        loop {
            match thinking() {
                core::task::Poll::Pending => {}
                core::task::Poll::Ready(FromTableWorker::Chosen { mv, .. }) => {
                    return Ok(write(&json!({ "move": mv })));
                }
                core::task::Poll::Ready(_) => return Err("it is not your turn".into()),
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
        if protocol::read::<Kind>(line).is_ok_and(|Kind { kind }| kind == "quit") {
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
