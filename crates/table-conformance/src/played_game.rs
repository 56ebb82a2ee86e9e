//! The games that a suite can play.

use cards::Seed;
use protocol::{OnlineGame, TableFormat};
use session::TableBots;

/// The seed of the random matches.
pub(crate) const SEED: Seed = Seed(1);

/// A game with all that a page needs of a game at a table.
pub trait PlayedGame: OnlineGame + TableFormat<Round: TableBots> {}

impl<G: OnlineGame + TableFormat<Round: TableBots>> PlayedGame for G {}
