//! Tests of rules, bots, tables, texts and records, as one program.

mod board;
mod bots;
mod common;
mod conformance;
mod naive;
mod naive_agrees;
mod records;
mod review;
mod rulebook;
mod table_conformance;
mod tables;
mod texts;
mod tutorial;
