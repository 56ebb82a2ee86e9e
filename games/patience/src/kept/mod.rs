//! Games under way, figures and days in the browser, for any number of tabs and frames at once.
//!
//! Nothing is read at the start and written back whole later. A game under way is compared before it is written
//! ([`KeptGame`]). Figures and days are read, changed and written in one step ([`Figures`]).

mod daily;
mod figures;
mod game;
mod shelved;

use protocol::StorageName;

use crate::games;
use crate::protocol::INFO;
use crate::rules::Declaration;

pub use daily::{DAILY, begun, daily_number};
pub use figures::{End, Ended, Figures, StoredFigures, add_end};
pub use game::{KeptGame, TakeOver};
pub use shelved::{MAX_SHELVED, ShelvedGame, ShelvedGames};

/// The name of a text that the page saves.
#[must_use]
pub fn stored(name: StorageName) -> String {
    name.of(INFO.id())
}

/// The game as printed, of which a game is a variant.
#[must_use]
pub fn printed(game: &'static Declaration) -> &'static Declaration {
    let printed = game.option_of.and_then(games::by_id);
    printed.unwrap_or(game)
}

/// The name of the game under way: one for each printed game.
#[must_use]
pub fn game_name(game: &'static Declaration) -> String {
    format!("{}/{}", stored(StorageName::Match), printed(game).id)
}

/// The name of the number of the next deal of a game.
#[must_use]
pub fn next_name(game: &Declaration) -> String {
    format!("{}/next/{}", INFO.id(), game.id)
}

/// The name of the reading that the person plays.
#[must_use]
pub fn variant_name(game: &'static Declaration) -> String {
    format!("{}/variant/{}", INFO.id(), printed(game).id)
}
