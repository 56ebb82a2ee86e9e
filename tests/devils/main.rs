//! Tests of the native program, as one program.

mod act;
mod cli;
mod games;
mod golden;
