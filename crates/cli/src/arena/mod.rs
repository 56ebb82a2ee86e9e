//! `house arena`: tournaments of bots on duplicate deals, for every game that has bots.
//!
//! A game gives a [`GameArena`]: the names of its bots and a function that plays a [`Schedule`]. A game at a table
//! declares no more than a [`TableArena`]. The options of the command, the clock and the report are the same for all.

mod figure;
mod report;
mod schedule;
mod table_arena;
mod task;
mod timed_bot;

pub use figure::{Column, Figure, Line};
pub use schedule::{Schedule, Standings};
pub use table_arena::{BotForm, MatchScores, TableArena};
pub use task::{ArenaTask, GameArena, arena_help, no_bot};
pub use timed_bot::{Time, TimedBot};
