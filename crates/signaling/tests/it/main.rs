//! Tests of the texts.

mod find;
mod fuzz;
mod random;
mod samples;
mod texts;
