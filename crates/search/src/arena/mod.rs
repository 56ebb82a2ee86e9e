//! Arena: tournaments on duplicate deals, where every bot plays the same cards from every seat.
//!
//! The luck of a single deal exceeds the difference between good players. So every deal is played
//! once for each rotation of the players, and its mean over the rotations counts as one observation.

mod bot;
mod lineup;
mod tournament;

pub use bot::{Bot, BotError, Seating, play_game};
pub use lineup::{beaten_shares, lineup};
pub use tournament::{Contest, Results, Tournament};
