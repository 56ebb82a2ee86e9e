//! Sessions of any game, at a table or alone: state machines without clock, storage and worker.
//!
//! - [`Session`]: a match at a [`Table`], with a person, a bot or nobody yet in each seat. A game
//!   implements [`TableGame`].
//! - [`TableBots`]: the bots of such a game, its hints and its reviews.
//! - [`MatchRecord`]: the match as it is saved. [`MatchOptions`]: its seed, players and options.
//! - [`Supervisor`] and [`Mailbox`]: the two ends of the line to the bots' worker.
//! - Speed, pauses, [`Preferences`], days, and the [`Commitment`] to a seed.

mod any_match;
mod choice;
mod commitment;
mod day;
mod erased;
mod estimate;
mod event;
mod hand_visibility;
mod hex;
mod mailbox;
mod match_record;
mod options;
mod origin;
mod pause;
mod phase;
mod player;
mod preferences;
mod reviews;
mod rivals;
mod session;
mod speed;
mod supervisor;
mod table;
mod table_bots;
mod table_game;
mod ticket;
mod typed;

pub use any_match::{AnyDisplay, AnyMatch, Refusal, Steps};
pub use choice::Choice;
pub use commitment::{Commitment, ParseHexError, Salt};
pub use day::{Day, ParseDayError, streak};
pub use erased::{erase, erase_record, record_of};
pub use estimate::Estimate;
pub use event::{Effect, Event};
pub use hex::{hex, parse_hex};
pub use mailbox::{Front, Mailbox};
pub use match_record::MatchRecord;
pub use options::{MatchOptions, OptionsError};
pub use origin::{Origin, ParseOriginError};
pub use pause::Pause;
pub use phase::{Phase, Waiting};
pub use player::{Controller, NAME_LENGTH, Player, UNNAMED, normalize_name};
pub use preferences::{CardSize, Motion, Preferences, Switch, Theme};
pub use reviews::{DealReview, DecisionReview, ExactResult};
pub use rivals::Rival;
pub use session::Session;
pub use speed::Speed;
pub use supervisor::{Command, Supervisor};
pub use table::Table;
pub use table_bots::{RatedMove, RatedWord, TableBots, Thinking, typed_moves};
pub use table_game::TableGame;
pub use ticket::Ticket;
pub use typed::{TypedRecord, TypedTable};
