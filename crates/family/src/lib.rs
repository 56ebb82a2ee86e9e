//! A family of games in a file of its own.
//!
//! The page is one program that knows no game. The rules of a family of games are in another file, which the page
//! loads; natively it is the same code in the same program. Both speak in texts of fields ([`protocol::CompactText`]).
//!
//! - [`FamilyServer`] is the side of the family: it holds the matches and the positions that the page has opened, and
//!   answers [requests](FamilyServer::answer).
//! - [`RemoteGame`] is the side of the page: the formats of a game, whose matches are in the family's file. The
//!   session takes them as it takes any [`AnyMatch`](session::AnyMatch). [`RemoteScenes`] has its scenes, hints and texts.
//!
//! The conformance suite for tables plays every game on both sides of this line and compares them. No page uses it yet.
//!
//! ```text
//!  session, saves, page                    the file of a family
//!  RemoteGame, matches, positions  ──►  Port  ──►  FamilyServer  ──►  the typed rules
//! ```

mod about;
mod client;
mod opened;
mod port;
mod request;
mod server;
mod texts;

pub use about::SceneAbout;
pub use client::{RemoteGame, RemoteScenes};
pub use port::Port;
pub use server::{FamilyServer, ServedGame};
pub use texts::{GuideTexts, OptionTexts, TableTexts};
