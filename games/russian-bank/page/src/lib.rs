//! The page of Russian Bank.

mod face;
mod game;

pub use game::RussianBank;
