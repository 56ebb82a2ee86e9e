//! Texts of the game in every language.
//!
//! The page's messages are one file per language, of which the page loads one ([`Words`]). The rules have a
//! file of their own, loaded when first opened ([`Guide`]).

mod keys;
mod messages;
mod names;
mod refusals;

pub use messages::{Guide, Words};

/// The default name of the bot, the same in every language.
pub const BOT_NAMES: [&str; 1] = ["Rothilde"];
