//! The page of Own Trumps.

mod game;
mod rules_text;

pub use game::OwnTrumps;
