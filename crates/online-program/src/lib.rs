//! The program beside a page for online tables.
//!
//! It has the connections (`peer`) and the table (`together`). The page has only the person: it sends
//! [`ToOnline`](protocol::online_program::ToOnline) and shows what
//! [`FromOnline`](protocol::online_program::FromOnline) says. A game adds nothing to it but a line in
//! [`program!`].

mod connections;
mod dealer;
mod events;
mod guest_table;
mod host_table;
mod input;
mod kept;
mod page;
mod program;
mod requests;
mod shown;
mod start;

#[doc(hidden)]
pub use dealer::LoadDealer;
#[doc(hidden)]
pub use start::{AnyDeals, Dealer, dealer, deals_of, game, start};
