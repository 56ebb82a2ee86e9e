//! `house deal`: the cards of a deal by its seed.

use cards::Seed;
use clap::Args;
use game::Match;
use protocol::{ChosenOptions, Deal, OnlineGame, TableFormat, write};
use serde::Serialize;

use crate::games::{GameCommands, chosen_game};

/// Options of `house deal`.
#[derive(Args, Clone, Debug)]
pub struct DealOptions {
    /// The seed: a number or any text, as in the address of a page
    pub seed: Seed,
    /// Which game [default: the first]
    #[arg(long)]
    pub game: Option<String>,
    /// How many players [default: as many as the arena has]
    #[arg(long)]
    pub players: Option<i64>,
}

/// The answer: where each card of the first round lies.
#[derive(Serialize)]
struct DealtCards {
    game: &'static str,
    seed: String,
    players: usize,
    /// The numbers of the cards: a list for each seat, then for each pile that belongs to nobody.
    cards: Deal,
}

impl DealOptions {
    /// Prints the deal.
    ///
    /// # Errors
    /// There is no such game, or not for so many players.
    pub(crate) fn run(&self, games: &[GameCommands]) -> Result<(), String> {
        let game = chosen_game(games, self.game.as_deref())?;
        println!("{}", (game.deal)(self)?);
        Ok(())
    }
}

/// The first deal of a match of a table game with the default options.
///
/// # Errors
/// The game is not for so many players.
pub fn table_deal<G: TableFormat + OnlineGame>(
    options: &DealOptions,
    default_players: i64,
) -> Result<String, String> {
    let players = options.players.unwrap_or(default_players);
    let seats = G::INFO
        .seats
        .seat_count(players)
        .map_err(|fault| fault.to_string())?;
    let start = G::start(options.seed, seats, &ChosenOptions::default());
    Ok(write(&DealtCards {
        game: G::INFO.id,
        seed: options.seed.to_string(),
        players: seats.size(),
        cards: G::cards(&start.deal()),
    }))
}
