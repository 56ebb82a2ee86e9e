//! The page of Michigan.

mod game;
mod rules_text;

pub use game::Michigan;
