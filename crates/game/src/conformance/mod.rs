//! The conformance suite: checks that every game passes.
//!
//! A game's tests make a [`Suite`] of their own start positions and call [`Suite::run`]; they call
//! [`matches()`] for its rounds and totals, and [`perft_agrees`] with recorded counts. Each check returns
//! a [`Failure`] instead of panicking, so that the same suite runs in a browser.

mod legality;
mod matches;
mod payoffs;
mod perft;
mod records;
mod secrecy;
mod several;
mod suite;
mod walk;

pub use matches::matches;
pub use perft::perft_agrees;
pub use suite::{Check, Failure, Report, Suite, ensure};
