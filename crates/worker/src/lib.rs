//! The workers of the pages: one program for all games, with a part for each worker.
//!
//! - [`program!`]: the program.
//! - [`listen`]: the worker of a table game's bots; a game adds nothing to it.
//! - [`serve`]: any worker that answers texts with texts and works in slices ([`Service`]).
//! - [`PageLink`]: messages from and to the page, for a worker of another kind.

mod page_link;
mod program;
mod service;
mod table_bots;

pub use page_link::PageLink;
#[doc(hidden)]
pub use program::name;
pub use service::{Service, serve};
pub use table_bots::listen;
