//! The conformance suite for games at a table, beside [`game::conformance`], which is for their rules.
//!
//! A game's tests make a [`Suite`] and call [`Suite::run`]. It plays random matches through the session,
//! in every language, with one person and with several at one device, and checks after every event that
//! the scene tells the truth:
//!
//! - What can be pressed, chosen and moved is exactly what the rules allow.
//! - Keys of pieces are unique and stay with their piece.
//! - No text is empty or has a gap.
//! - The log only grows, and says something about every move.
//! - The steps name every piece that has moved.
//! - A selection accepts exactly the sets of pieces that make a legal move.
//! - A save reads back, and a reload shows the same.
//! - A scene does not change if hidden cards lie elsewhere, nor does what a bot gets.
//! - A view as the bots' worker gets it reads back, and its length is bounded however long the match is.
//! - At a shared device no hand is open before its owner is ready.
//!
//! Besides, options and moves are read back from their texts, and the tutorial asks only for moves that it
//! offers. [`Suite::logs`] compares the logs of whole matches with recorded ones. [`kept_challenge`] is for the samples of
//! challenges. A game without the session of a table has [`gap`] and [`option_names`] for its own texts.

mod bots;
mod challenge;
mod formats;
mod log;
mod logs;
mod moment;
mod motions;
mod names;
mod play;
mod reload;
mod report;
mod secrecy;
mod selections;
mod shape;
mod starts;
mod suite;
mod texts;
mod tutorial;
mod views;

pub use challenge::kept_challenge;
pub use names::option_names;
pub use report::{Check, Failure, Report};
pub use suite::Suite;
pub use texts::gap;
pub use views::MAX_VIEW_BYTES;
