//! Texts of the game in every language.
//!
//! The page's messages are one file per language, of which the page loads one ([`Words`]). The
//! tutorial and the rules have files of their own, loaded when first opened ([`Guide`]).

mod card_names;
mod hint;
mod keys;
mod messages;
mod sentences;

pub use messages::{Guide, Words};

/// Default names of the bots, the same in every language.
pub const BOT_NAMES: [&str; 3] = ["Vera", "Oleg", "Masha"];
