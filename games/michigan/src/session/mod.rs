//! Michigan at a table: the types of `session` for this game, the position shown, and the examples of the
//! rules.

mod display_state;
mod example;
mod table_bots;
mod table_game;

pub use display_state::{DealEnd, DisplayState};
pub use example::Example;

use cards::SeatCount;

use crate::rules::{Round, SEATS};

/// A session of this game.
pub type Session = session::Session;
/// A match in progress at a table, with the types of this game.
pub type Table<'a> = session::TypedTable<'a, Round>;
/// What a table is waiting for.
pub type TablePhase = session::Phase;

/// The number of players in the tutorial and in the deal of the day: four.
pub(crate) fn four() -> SeatCount {
    SEATS.all().nth(1).unwrap_or(SEATS.fewest())
}
