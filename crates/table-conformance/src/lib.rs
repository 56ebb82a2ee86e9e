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
//! - The score sheet has the totals of the rules, and the end of a match its winners.
//! - A selection accepts exactly the sets of pieces that make a legal move.
//! - A save reads back, and a reload shows the same.
//! - A scene does not change if hidden cards lie elsewhere, nor does what a bot gets.
//! - A view as the bots' worker gets it reads back, and its length is bounded however long the match is.
//! - Reviews judge decisions by the view and the seed alone, and only those that were made.
//! - At a shared device no hand is open before its owner is ready.
//! - Each picture of the guide has its text, each key its meaning, each icon its picture, and each hint its words.
//!
//! Besides, bots choose legal moves in turn, hints rate and reviews judge them, options and moves are read back from their
//! texts, each day has its deal, deals can come from other devices, and the tutorial asks only for moves that it offers.
//! [`Suite::logs`] compares the logs of whole matches with recorded ones. [`kept_challenge`] and [`kept_results`] are for
//! samples of challenges and of results, and [`Records`] for deal records. A game without the session of a table has
//! [`gap`] and [`option_names`] for its own texts.
//!
//! For the other tests of a game, [`match_of`] is a match with some options, and [`play_match`] plays it as bots do;
//! [`awaited`] is the event that a table waits for, and [`offered`] are the moves that a scene offers.

mod bots;
mod days;
mod deals;
mod events;
mod formats;
mod guide;
mod hints;
mod icons;
mod kept;
mod keys;
mod log;
mod logs;
mod matches;
mod moment;
mod motions;
mod moves;
mod names;
mod play;
mod records;
mod reload;
mod report;
mod reviews;
mod scores;
mod secrecy;
mod selections;
mod shape;
mod starts;
mod suite;
mod texts;
mod tutorial;
mod views;

pub use kept::{kept_challenge, kept_results};
pub use matches::{awaited, bot_move, chosen_options, match_of, play_match};
pub use moment::offered;
pub use names::option_names;
pub use records::Records;
pub use report::{Check, Failure, Report};
pub use suite::Suite;
pub use texts::gap;
pub use views::MAX_VIEW_BYTES;
