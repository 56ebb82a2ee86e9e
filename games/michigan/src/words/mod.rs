//! Texts of the game in every language.
//!
//! [`Words`] has the messages of the page, [`Guide`] those of the tutorial and the rules. A
//! [`Narrator`] knows the names of the players too, and turns facts into sentences.

mod card_names;
mod hint;
mod keys;
mod messages;
mod narrator;
mod step_sentences;

pub use card_names::suit_argument;
pub use messages::{Guide, Words};
pub use narrator::Narrator;

/// Default names of the bots, the same in every language.
pub const BOT_NAMES: [&str; 7] = ["Marlin", "Coral", "Finn", "Pearl", "Bosun", "Nelly", "Gus"];
