//! The words of the game, language by language.
//!
//! [`Words`] is one struct filled once for each language: a text that is missing does not compile,
//! and a text that nothing shows is found as easily. (Weighed against a library of message files:
//! four languages and a hundred phrases need no parser in the page.)

mod answer;
mod de;
mod en;
mod fr;
mod lang;
mod nl;
mod say;
mod words;

pub use answer::Question;
pub use lang::Lang;
pub use say::{Speaker, Who};
pub use words::Words;

/// What the bots are called until the person says otherwise; the same in every language.
pub const BOT_NAMES: [&str; 5] = ["Ember", "Fidget", "Nox", "Pepper", "Grim"];
