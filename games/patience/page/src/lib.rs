//! The page of Patience.
//!
//! It has no seats and no matches, so it uses the shell of the pages without their session: settings, language,
//! notices, dialogs, log and keys. The game under way is a [`patience::play::Play`] in a signal; the table draws what
//! it is, and moves each card from where it was.

mod actions;
mod catalogue;
mod chunk;
mod kept;
mod own;
mod page;
mod picture;
mod saved;
mod start;
mod stopwatch;
mod table;

pub use chunk::lazy_chunk;
pub use start::start;
