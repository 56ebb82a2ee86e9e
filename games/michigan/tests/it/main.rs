//! Tests of rules, records, bots, session, scene and words, as one program.

mod bots;
mod catalogues;
mod common;
mod conformance;
mod formats;
mod hidden;
mod hints;
mod matches;
mod records;
mod reference;
mod reference_agrees;
mod review;
mod rulebook;
mod sampling;
mod scenes;
mod secrecy;
mod table_conformance;
mod tables;
mod tutorial;
mod vectors;
mod waiting;
