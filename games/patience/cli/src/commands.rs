//! The patiences' answers to the commands that every game has. Each line is a record: game, seed or deal, and moves.

use cli::games::{GameCommands, in_text};
use cli::{ActOptions, Actor, CataloguePicture, CatalogueRow, DealOptions, SolverStart};
use game::{Match, Title};
use patience::games;
use patience::layout::Picture;
use patience::play::{Play, open_hint};
use patience::protocol::INFO;
use patience::protocol::{DealLine, GameRecord, RecordFault};
use patience::review::Review;
use patience::rules::{Declaration, Names, Round};
use patience::solver::{Solution, solve};
use serde::Serialize;
use serde_json::json;

use super::verdict_id;

/// Positions visited at most for a verdict, unless another number is given.
const BUDGET: u64 = 1_000_000;

/// The name of the only bot, which plays what the page hints at.
const HINT: &str = "hint";

/// The answers of all patiences.
pub const COMMANDS: GameCommands = GameCommands {
    id: INFO.id(),
    is_named: |name| games::by_id(name).is_some(),
    catalogue,
    replay: |line| in_text(GameRecord::check(line)),
    solver: Some(SolverStart {
        about: "whether the position after the moves of a record can be won with all cards known, and a line that wins. \
                1000000 positions unless told otherwise.",
        begin: |limits| Box::new(move |line| solved(line, limits.nodes.unwrap_or(BUDGET))),
    }),
    review: |line, _| review(line),
    actor,
    deal,
    arena: None,
};

/// The games as printed, each with its other readings.
fn catalogue() -> Vec<CatalogueRow> {
    games::in_order().into_iter().map(row).collect()
}

fn row(game: &'static Declaration) -> CatalogueRow {
    let measured = games::measured(games::usual_reading(game).id);
    let measured = measured.filter(|found| found.is_mostly_decided());
    let picture = Picture::of(game);
    let items = picture.items.into_iter();
    let Names { en, de, fr, nl } = game.names;
    let title = Title { en, de, nl, fr };
    CatalogueRow {
        id: game.id,
        address: format!("{}#game={}", INFO.entry.address, game.id),
        names: CatalogueRow::names(&title),
        also: games::also(game.id),
        winnable: measured.map(|found| [found.won, found.undecided(), found.deals]),
        picture: Some(CataloguePicture {
            size: Picture::SIZE,
            card: picture.card,
            items: items.map(|item| (item.x, item.y, item.face.id())).collect(),
        }),
        ..CatalogueRow::of(&INFO, "patience")
    }
}

/// A position solved.
#[derive(Serialize)]
struct Solved {
    verdict: &'static str,
    /// The moves of a line that wins; empty if there is none, or none is known.
    moves: Vec<String>,
    nodes: u64,
}

/// A game looked back at. A position has as its number the turns before it.
#[derive(Serialize)]
struct Reviewed {
    won: bool,
    /// The verdict on each position.
    verdicts: Vec<&'static str>,
    last_winnable: Option<usize>,
    first_lost: Option<usize>,
}

fn solved(line: &[u8], nodes: u64) -> Result<String, String> {
    let record = GameRecord::read(line).and_then(|record| record.replay());
    let record = record.map_err(|fault| fault.to_string())?;
    let round = record.round();
    let Solution {
        verdict,
        line,
        nodes,
    } = solve(round.rules(), round.position(), nodes);
    Ok(protocol::write(&Solved {
        verdict: verdict_id(verdict),
        moves: line.iter().map(ToString::to_string).collect(),
        nodes,
    }))
}

/// Asks the solver about as few positions as tell when the game was lost.
fn review(line: &[u8]) -> Result<String, String> {
    let play = played(line)?;
    let mut review = Review::default();
    review.follow(&play);
    while let Some(asked) = review.next() {
        review.ask(Some(asked));
        let solution = solve(play.rules(), play.position_after(asked), BUDGET);
        review.answer(&play, solution.verdict, solution.line);
    }
    let verdicts =
        (0..=play.turns()).map(|turns| review.verdict(turns).map_or("unknown", verdict_id));
    Ok(protocol::write(&Reviewed {
        won: play.is_won(),
        verdicts: verdicts.collect(),
        last_winnable: review.last_winnable(),
        first_lost: review.first_lost(),
    }))
}

fn actor(options: &ActOptions) -> Result<Actor, String> {
    if options.level != HINT {
        return Err(format!("{} has no level {:?}", INFO.id(), options.level));
    }
    Ok(Box::new(|line| {
        let play = played(line)?;
        let hint = open_hint(&play).ok_or("no move helps any more")?;
        Ok(protocol::write(&json!({ "move": hint.mv.to_string() })))
    }))
}

/// The first positions of the piles, with the game and its seed.
fn deal(options: &DealOptions) -> Result<String, String> {
    let game = super::game(options.game.as_deref().unwrap_or_default())?;
    let round = Round::new(game, options.seed);
    let deal = DealLine::new(round.rules(), round.position());
    let seed = options.seed.to_string();
    Ok(protocol::write(
        &json!({ "game": game.id, "seed": seed, "deal": deal }),
    ))
}

/// The game of a record with a seed.
fn played(line: &[u8]) -> Result<Play, String> {
    let fault = |fault: RecordFault| fault.to_string();
    let record = GameRecord::read(line).map_err(fault)?;
    let replayed = record.replay().map_err(fault)?;
    if record.seed.is_none() {
        return Err("a game without a seed is not looked back at".into());
    }
    let mut play = Play::new(replayed.round().declaration(), replayed.start().seed());
    for mv in replayed.moves() {
        play.play(*mv, false)
            .map_err(|refusal| format!("{mv}: {refusal:?}"))?;
    }
    Ok(play)
}
