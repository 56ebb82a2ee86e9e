//! Little Devils at a table: the types of `session` for this game, the position shown, the deal of the
//! day, and the tutorial.

pub mod daily;
mod display_state;
mod options;
mod table_bots;
mod table_game;
mod tutorial;

pub use display_state::DisplayState;
pub use options::{default_players, match_options, saved_name};
pub use table_game::rounds;
pub use tutorial::{Task, Tutorial};

pub use session::{
    Day, Effect, Event, MatchOptions, MatchRecord, NAME_LENGTH, OptionsError, Origin,
    ParseDayError, ParseOriginError, Phase, Player, Session, UNNAMED, Waiting, normalize_name,
    streak,
};

use crate::rules::Round;

/// A match in progress at a table, with the types of this game.
pub type Table<'a> = session::TypedTable<'a, Round>;
/// A match up to now, with the types of this game.
pub type TypedRecord<'a> = session::TypedRecord<'a, Round>;
