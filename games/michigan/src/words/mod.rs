//! Texts of the game in every language.
//!
//! [`Words`] has the messages of the page, [`Guide`] those of the tutorial and the rules.

mod card_names;
mod hint;
mod messages;
mod step_sentences;

pub use messages::{Guide, Words};
pub use step_sentences::step_sentence;

/// The words of a language, and the players of a table.
pub type Narrator<'a> = words::Narrator<'a, Words>;

/// Default names of the bots, the same in every language.
pub const BOT_NAMES: [&str; 7] = ["Marlin", "Coral", "Finn", "Pearl", "Bosun", "Nelly", "Gus"];

/// The keys that not every game has, each with its place in the list of all keys, from 0. The guide has their meanings in
/// this order.
pub const OWN_KEYS: [(usize, &str); 2] = [(4, "B"), (5, "L")];
