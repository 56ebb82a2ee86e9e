//! Tables that no game has yet.

mod faces;
mod pad;
mod page;
mod players;
#[path = "../../showcase/showcase.rs"]
mod set_scene;
mod zones;
