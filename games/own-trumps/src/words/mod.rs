//! Texts of the game in every language.
//!
//! The page's messages are one file per language, of which the page loads one ([`Words`]). The
//! tutorial and the rules have files of their own, loaded when first opened ([`Guide`]).

mod card_names;
mod hint;
mod messages;
mod sentences;

pub use messages::{Guide, Words};

/// Default names of the bots, the same in every language.
pub const BOT_NAMES: [&str; 3] = ["Vera", "Oleg", "Masha"];

/// The keys that not every game has, each with its place in the list of all keys, from 0. The guide has their meanings in
/// this order.
pub const OWN_KEYS: [(usize, &str); 2] = [(2, "X"), (5, "L")];
