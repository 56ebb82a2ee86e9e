//! Texts that the page of every game needs, with the functions that choose among them.

mod keys;
mod messages;
mod sentences;

pub use messages::{ShellGuide, ShellWords};
pub use sentences::SEPARATOR;
