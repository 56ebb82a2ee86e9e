//! Tests of the patiences.

mod common;
mod conformance;
mod deals;
mod records;
mod solver;
