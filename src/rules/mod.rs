//! The rules of the games: pure, without a clock, without randomness of their own, without I/O.

pub mod game;
pub mod little_devils;
pub mod perft;
