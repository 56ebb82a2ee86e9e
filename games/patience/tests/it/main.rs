//! Tests of the patiences.

mod common;
mod conformance;
mod deals;
mod host;
mod kept;
mod layout;
mod measured;
mod odds;
mod one_pack;
mod play;
mod records;
mod review;
mod score;
mod service;
mod solver;
mod texts;
mod two_packs;
mod unknown;
