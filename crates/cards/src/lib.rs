//! The vocabulary of every card game in this workspace: cards, sets of cards, seats and seeds.
//!
//! [`Card`] is a numbered card without a suit; [`french`] has playing cards with suit and rank.
//!
//! This crate knows no rules and depends on no other crate of the workspace.

mod by_seat;
pub mod derivations;
pub mod french;
mod numbered;
mod parse_text_error;
mod pile;
mod seat;
mod seat_set;
mod set;
mod shuffle;
mod sort;

pub use by_seat::BySeat;
pub use numbered::{Card, ParseCardError};
pub use parse_text_error::ParseTextError;
pub use pile::Pile;
pub use seat::{ParseSeatCountError, ParseSeatError, Seat, SeatCount, SeatRange};
pub use seat_set::SeatSet;
pub use set::CardSet;
pub use shuffle::{Generator, Seed, below, below_wide, mix, shuffle};
pub use sort::sort_by_key;
