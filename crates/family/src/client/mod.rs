//! The side of the page: games, matches and positions in the file of a family.

mod displays;
mod games;
mod handles;
mod matches;

pub use games::RemoteGame;
