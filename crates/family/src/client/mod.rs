//! The side of the page: games, matches and positions in the file of a family.

mod displays;
mod games;
mod handles;
mod matches;
mod scenes;

pub use games::RemoteGame;
pub use scenes::RemoteScenes;
