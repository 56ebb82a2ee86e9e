//! The conformance suite: checks that every game passes.
//!
//! A game's tests make a [`Suite`] of their own start positions and call [`Suite::run`]; they call
//! [`matches()`] for its rounds and totals, [`perft_agrees`] with recorded counts, [`Examples::run`] with
//! examples of its rules, and [`agree`] with a second implementation. Each check returns a [`Failure`] instead
//! of panicking, so that the same suite runs in a browser.

mod examples;
mod legality;
mod matches;
mod payoffs;
mod perft;
mod records;
mod reference;
mod secrecy;
mod several;
mod suite;
mod walk;

pub use examples::Examples;
pub use matches::matches;
pub use perft::perft_agrees;
pub use reference::{ReferenceRules, agree, counts_agree};
pub use suite::{Check, Failure, Report, Suite, ensure};
pub use walk::random_move;
