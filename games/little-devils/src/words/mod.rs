//! The words of the game, language by language.
//!
//! The page's messages are a file for each language, of which the page loads one ([`Words`]); the pages
//! to read have files of their own, loaded when they are first opened ([`Guide`]). The analysis worker
//! has its words built in ([`AnalysisWords`]).

mod answer;
mod direction;
mod hint;
mod listed;
mod messages;
mod speaker;
mod study;
mod trick;

pub use answer::Question;
pub use hint::RatedCard;
pub use messages::{Guide, Words};
pub use speaker::Speaker;
pub use study::AnalysisWords;

/// What the bots are called until the person says otherwise; the same in every language.
pub const BOT_NAMES: [&str; 5] = ["Ember", "Fidget", "Nox", "Pepper", "Grim"];

/// The keys of the table as they stand on keyboards, in the order of [`Guide::key_means`].
pub const KEYS: [&str; 13] = [
    "← →", "Enter", "H", "T", "L", "S", "D", "P", "R", "U", "?", "M", "Esc",
];
