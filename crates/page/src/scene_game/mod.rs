//! The page of a game at a table, from the game's rules, scene and words.
//!
//! A game implements [`SceneGame`]. [`game_of`] and [`chunk_of`] are that game without its types, as the shell has it.
//! [`program!`](crate::program!) makes the program.

mod any;
mod any_chunk;
mod backup;
mod chunk;
mod daily;
mod first_page;
mod game;
mod hint;
mod match_review;
mod page;
mod results;
mod review;
mod rules;
mod start;
mod statistics;
mod turn;
mod tutorial;

pub use any::game_of;
pub use any_chunk::chunk_of;
pub use game::{ReviewWords, SceneGame};
pub use rules::{card_row, row_card, row_gap, with_figures};
pub use start::{open, start};
