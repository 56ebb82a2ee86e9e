//! The words of the game, language by language.
//!
//! [`Words`] is one struct filled once for each language: a text that is missing does not compile,
//! and a text that nothing shows is found as easily. (Weighed against a library of message files:
//! four languages and a hundred phrases need no parser in the page.)

mod answer;
mod de;
mod en;
mod fr;
mod help;
mod lang;
mod lesson;
mod nl;
mod say;
mod setting;
mod study;
mod words;

pub use answer::Question;
pub use help::HelpWords;
pub use lang::Lang;
pub use lesson::LessonWords;
pub use say::{Speaker, Who};
pub use setting::SettingWords;
pub use study::StudyWords;
pub use words::Words;

/// What the bots are called until the person says otherwise; the same in every language.
pub const BOT_NAMES: [&str; 5] = ["Ember", "Fidget", "Nox", "Pepper", "Grim"];

/// The keys of the table as they stand on keyboards, in the order of [`HelpWords::key_means`].
pub const KEYS: [&str; 13] = [
    "← →", "Enter", "H", "T", "L", "S", "D", "P", "R", "U", "?", "M", "Esc",
];
