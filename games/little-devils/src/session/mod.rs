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
pub use tutorial::{Task, Tutorial};

pub use session::{
    Day, NAME_LENGTH, OptionsError, Origin, ParseDayError, ParseOriginError, Player, UNNAMED,
    Waiting, normalize_name, streak,
};

use cards::Card;

use crate::rules::Round;

/// A session of this game.
pub type Session = session::Session<Round>;
/// A match in progress at a table.
pub type Table = session::Table<Round>;
/// What a table is waiting for.
pub type Phase = session::Phase<Card>;
/// Something that a session reacts to.
pub type Event = session::Event<Round>;
/// Something that the page must do.
pub type Effect = session::Effect<Round>;
/// A match up to now.
pub type MatchRecord = session::MatchRecord<Round>;
/// The options of a match.
pub type MatchOptions = session::MatchOptions<Round>;
