//! Tests of people who play from several devices, with a toy game.

mod draws;
mod hidden_hands;
mod lies;
mod lifecycle;
mod matches;
mod network;
mod people;
mod persons;
mod rate_limiter;
mod sealed;
mod sealed_lies;
mod toy;
mod toy_tables;
mod unfair_draws;
mod ways_to_lie;
mod whole_matches;
