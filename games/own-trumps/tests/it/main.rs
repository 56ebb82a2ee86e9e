//! Tests of rules, bots, tables, texts and records, as one program.

mod bots;
mod common;
mod conformance;
mod endings;
mod formats;
mod hints;
mod knowledge;
mod matches;
mod naive;
mod naive_agrees;
mod options;
mod review;
mod rulebook;
mod scenes;
mod solver;
mod table_conformance;
mod tables;
mod texts;
mod tutorial;
mod vectors;
