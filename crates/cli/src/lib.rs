//! The native program `house`, which knows no game: its commands, and what a game declares for them.

mod act;
pub mod arena;
mod catalogue;
mod deal;
pub mod games;
mod house;
pub mod lines;
mod options;
mod review;
mod solve;
mod table_game;

pub use catalogue::{CataloguePicture, CatalogueRow};
pub use deal::table_deal;
pub use house::{main, status};
pub use options::{ActOptions, Actor, DealOptions, SolveLimits, Solver, SolverStart};
