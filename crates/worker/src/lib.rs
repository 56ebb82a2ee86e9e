//! The workers of a page.
//!
//! - [`listen`]: the worker of a table game's bots; a game adds nothing to it.
//! - [`serve`]: any worker that answers texts with texts and works in slices ([`Service`]).
//! - [`PageLink`]: messages from and to the page, for a worker of another kind.

mod page_link;
mod service;
mod table_bots;

pub use analysis::reviews_of;
pub use page_link::PageLink;
pub use protocol::bots_of;
pub use service::{Service, serve};
pub use table_bots::listen;
