//! The native program `house`, which knows no game: its commands, and what a game declares for them.

mod act;
pub mod arena;
mod deal;
pub mod games;
mod house;
pub mod lines;
mod review;
mod solve;

pub use act::{ActOptions, Actor, table_actor};
pub use deal::{DealOptions, table_deal};
pub use house::{main, status};
pub use review::table_review;
pub use solve::{SolveLimits, Solver, SolverStart};
