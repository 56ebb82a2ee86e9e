//! Tests of the native program, as one program.

mod act;
mod arena;
mod catalogue;
mod cli;
mod every_game;
mod games;
mod golden;
