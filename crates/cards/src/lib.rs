//! The vocabulary of every card game here: cards, sets of cards, seats, seeds.
//!
//! This room knows no rules and uses no other room.

mod by_seat;
mod numbered;
mod seat;
mod set;
mod shuffle;

pub use by_seat::BySeat;
pub use numbered::{Card, ParseCardError};
pub use seat::{ParseSeatCountError, ParseSeatError, Seat, SeatCount};
pub use set::CardSet;
pub use shuffle::{Generator, Seed, below, below_wide, shuffle};
