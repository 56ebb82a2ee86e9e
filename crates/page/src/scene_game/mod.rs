//! A whole page from a game's rules, scene and words.
//!
//! A game implements [`SceneGame`]. [`SceneState`] then is its page: the shell draws its table, asks its
//! bots, saves its matches. [`program!`](crate::program!) makes the program.

mod backup;
mod bots;
mod daily;
mod first_page;
mod game;
mod hint;
mod lazy;
mod results;
mod review;
mod shell_page;
mod state;
mod statistics;
mod tutorial;
mod views;

pub use game::{Hint, OwnParts, ReviewStyle, SceneDialog, SceneGame, SceneState, past_tricks};
pub use lazy::{LazyApi, SceneTask, SceneView, lazy_chunk};
