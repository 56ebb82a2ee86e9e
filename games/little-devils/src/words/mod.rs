//! Texts of the game in every language.
//!
//! The page's messages are one file per language, of which the page loads one ([`Words`]). The
//! tutorial and the rules have files of their own, loaded when first opened ([`Guide`]). The analysis
//! worker has its texts built in ([`AnalysisWords`]).

mod analysis;
mod direction;
mod hint;
mod messages;
mod sentences;

pub use analysis::tenths;
pub use hint::RatedCard;
pub use messages::{AnalysisWords, Guide, Words};

/// Default names of the bots, the same in every language.
pub const BOT_NAMES: [&str; 5] = ["Ember", "Fidget", "Nox", "Pepper", "Grim"];

/// The keys that not every game has, each with its place in the list of all keys, from 0. The guide has their meanings in
/// this order.
pub const OWN_KEYS: [(usize, &str); 2] = [(4, "L"), (6, "D")];
