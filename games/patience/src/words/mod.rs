//! Texts of the patiences in every language.
//!
//! The page's messages are one file per language, of which the page loads one ([`Words`]). Rules, statistics and
//! keys have files of their own, loaded when first opened ([`Guide`]).

mod keys;
mod look_back;
mod messages;
mod names;
mod odds;
mod outlook;
mod piles;
mod rules_text;
mod sentences;

pub use messages::{Guide, Words};
