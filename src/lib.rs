//! Little Devils, a trick-avoidance card game for 3 to 6 players, in a browser tab.
//!
//! The rooms in reading order; each uses only rooms named before it:
//! [`cards`] the vocabulary, [`rules`] what may be done, [`bots`] who plays.

pub mod cards;
pub mod rules;

pub mod bots;

#[cfg(feature = "cli")]
pub mod cli;
