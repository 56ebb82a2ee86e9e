//! The page of Little Devils: a game that the shell draws from its scene ([`LittleDevils`]), and the parts that only
//! this game has ([`Own`]): the pages of the analysis worker, its hint, its tutorial and the round with tips.

pub mod address;
pub mod analysis_page;
pub mod analysis_worker;
pub mod components;
mod game;
pub mod message;
mod own;
mod own_chunk;
mod state;
pub mod store;
pub mod tips;

pub use state::{LittleDevils, Own, Task};
