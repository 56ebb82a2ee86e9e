//! The games that a suite can play.

use cards::Seed;
use protocol::{OnlineGame, TableFormat};
use session::{MatchRecord, TableBots, TypedRecord};

use crate::{Check, Failure};

/// The seed of the random matches.
pub(crate) const SEED: Seed = Seed(1);

/// A game with all that a page needs of a game at a table.
pub trait PlayedGame: OnlineGame + TableFormat<Round: TableBots> {}

impl<G: OnlineGame + TableFormat<Round: TableBots>> PlayedGame for G {}

/// The match with the types of its game.
pub(crate) fn typed<G: PlayedGame>(
    record: &MatchRecord,
) -> Result<TypedRecord<'_, G::Round>, Failure> {
    let other = || Failure::new(Check::Progress, "it is a match of another game");
    record.typed().ok_or_else(other)
}
