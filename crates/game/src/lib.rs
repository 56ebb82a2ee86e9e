//! What every game offers: whose turn it is, what is legal, what a move leads to and how it ends.

mod game;
mod perft;

pub use game::Game;
pub use perft::perft;
