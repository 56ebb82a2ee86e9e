//! The page of a game at a table, from the game's rules, scene and words.
//!
//! A game is a [`SceneGame`](scene::SceneGame). [`game_of`] and [`chunk_of`] are that game without its types, as the
//! shell has it; a page with parts of its own is an [`OwnPage`](crate::shell::OwnPage).
//! [`program!`](crate::program!) makes the program.

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

pub use any::game_of;
pub use any_chunk::chunk_of;
pub use rules::{figure_row, rules_text};
pub use signs::sign_lines;
pub use start::{open, start};
