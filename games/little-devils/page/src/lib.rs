//! The parts of the page that only Little Devils has ([`Own`]): the pages of the analysis worker, its hint, its tutorial and the round with tips.

pub mod address;
pub mod analysis_page;
pub mod analysis_worker;
pub mod components;
pub mod message;
mod own;
mod own_chunk;
mod state;
pub mod store;
pub mod tips;

pub use state::{Own, Task};
