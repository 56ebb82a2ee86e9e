//! `house arena`: tournaments of bots on duplicate deals, for every game that has bots.
//!
//! A game gives a [`GameArena`]: the names of its bots and a function that plays a [`Schedule`]. The
//! options of the command, the clock and the report are the same for all.

mod figure;
mod report;
mod schedule;
mod task;
mod timed_bot;

pub use figure::{Column, Figure, Line};
pub use schedule::{Schedule, Standings};
pub use task::{ArenaTask, GameArena, arena_help, no_bot};
pub use timed_bot::{Time, TimedBot};
