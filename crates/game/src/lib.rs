//! The interface of every game: turn order, legal moves, playing a move, and the payoffs.

mod game;
mod perft;

pub use game::{Game, PlayError};
pub use perft::perft;
