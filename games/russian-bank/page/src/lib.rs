//! The page of Russian Bank.

mod game;

pub use game::RussianBank;
