//! Tests of rules, records and bots, as one program.

mod bots;
mod common;
mod conformance;
mod hidden;
mod matches;
mod penalties;
mod readers;
mod records;
mod reference;
mod reference_agrees;
mod rulebook;
mod sampling;
mod secrecy;
mod vectors;
