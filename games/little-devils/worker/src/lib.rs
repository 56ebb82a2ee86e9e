//! The analysis worker. The bots' worker is that of any table game.

pub mod analysis;
mod database;
