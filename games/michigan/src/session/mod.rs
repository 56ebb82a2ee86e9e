//! Michigan at a table: the types of `session` for this game, the position shown, the deal
//! of the day, and the tutorial.

pub mod daily;
mod lesson;
mod shown;
mod table_bots;
mod table_game;

pub use lesson::{Example, Lesson};
pub use shown::{DealEnd, ShownDeal};

use crate::rules::{Decision, Round};

/// A session of this game.
pub type Session = session::Session<Round>;
/// A match in progress at a table.
pub type Table = session::Table<Round>;
/// What a table is waiting for.
pub type TablePhase = session::Phase<Decision>;
