//! Texts of the game in every language.
//!
//! The page's messages are one file per language, of which the page loads one ([`Words`]). The rules have a
//! file of their own, loaded when first opened ([`Guide`]).

mod messages;
mod names;
mod refusals;

pub use messages::{Guide, Words};

/// The default name of the bot, the same in every language.
pub const BOT_NAMES: [&str; 1] = ["Rothilde"];

/// The keys that not every game has, each with its place in the list of all keys, from 0. The guide has their meanings in
/// this order.
pub const OWN_KEYS: [(usize, &str); 1] = [(11, "X")];
