//! `house deal`: the cards of a deal by its seed.

use game::{ChosenOptions, Match};
use protocol::{Deal, TableFormat, write};
use serde::Serialize;

use crate::games::{GameCommands, chosen_game};
use crate::options::DealOptions;

/// The answer: where each card of the first round lies.
#[derive(Serialize)]
struct DealtCards {
    game: &'static str,
    seed: String,
    players: usize,
    /// The numbers of the cards: a list for each seat, then for each pile that belongs to nobody.
    cards: Deal,
}

/// Prints the deal.
///
/// # Errors
/// There is no such game, or it is not for this number of players.
pub(crate) fn run(options: &DealOptions, games: &[GameCommands]) -> Result<(), String> {
    let game = chosen_game(games, options.game.as_deref())?;
    println!("{}", (game.deal)(options)?);
    Ok(())
}

/// The first deal of a match of a table game with the default options.
///
/// # Errors
/// The game is not for this number of players.
pub fn table_deal<G: TableFormat>(
    options: &DealOptions,
    default_players: i64,
) -> Result<String, String> {
    let players = options.players.unwrap_or(default_players);
    let seats = G::INFO
        .seats()
        .seat_count(players)
        .map_err(|fault| fault.to_string())?;
    let start = G::start(options.seed, seats, &ChosenOptions::default());
    Ok(write(&DealtCards {
        game: G::INFO.id(),
        seed: options.seed.to_string(),
        players: seats.size(),
        cards: G::cards(&start.deal()),
    }))
}
