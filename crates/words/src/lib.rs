//! Texts in several languages: the languages, templates with plurals and cases, and catalogues of
//! messages.

mod catalog;
mod lang;
mod message;

pub use catalog::entries;
pub use lang::Lang;
pub use message::{Arg, Who, arguments, fill};
