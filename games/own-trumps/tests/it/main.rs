//! Tests of rules, bots and records, as one program.

mod bots;
mod common;
mod conformance;
mod endings;
mod knowledge;
mod matches;
mod naive;
mod naive_agrees;
mod options;
mod readers;
mod rulebook;
mod solver;
mod vectors;
