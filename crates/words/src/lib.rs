//! Texts in several languages: the languages, templates with plurals and cases, and catalogues of
//! messages; and the texts that every page has.

mod catalog;
mod faults;
mod game_texts;
mod lang;
mod message;
mod narrator;
mod number;
mod percent;
mod shell;

pub use catalog::{Catalog, Key, Messages, entries};
pub use faults::{catalog_faults, file_faults};
pub use game_texts::{GameGuide, GameTexts};
pub use lang::Lang;
pub use message::{Arg, Who, arguments, fill};
pub use narrator::Narrator;
pub use number::number;
pub use percent::whole_percent;
pub use shell::{SEPARATOR, ShellGuide, ShellWords};
