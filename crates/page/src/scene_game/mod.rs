//! The page of a game at a table, from the game's rules, scene and words.
//!
//! A game is a [`SceneGame`](scene::SceneGame), and a page with parts of its own an [`OwnPage`](crate::shell::OwnPage).
//! [`TableStart`] is what a first match needs of them, without their types, and [`TableChunk`] all else.
//! [`program!`](crate::program!) makes the program of all games.

mod any;
mod any_chunk;
mod backup;
mod chunk;
mod daily;
mod first_page;
mod hint;
mod match_review;
mod page;
mod results;
mod review;
mod rules;
mod signs;
mod start;
mod statistics;
mod turn;
mod tutorial;

pub use any_chunk::chunk_of;
pub use chunk::TableChunk;
pub use rules::{figure_row, rules_text};
pub use signs::sign_lines;
pub use start::{TableStart, open, start};
