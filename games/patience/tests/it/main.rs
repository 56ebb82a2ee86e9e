//! Tests of the patiences.

mod arrows;
mod common;
mod conformance;
mod deals;
mod host;
mod kept;
mod layout;
mod measured;
#[path = "../../../../crates/protocol/tests/it/memory.rs"]
mod memory;
mod odds;
mod one_pack;
mod outlook;
mod play;
mod random_tabs;
mod records;
mod review;
mod score;
mod search;
mod service;
mod solver;
mod tabs;
mod texts;
mod two_packs;
mod unknown;
