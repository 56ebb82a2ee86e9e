//! Tests of people who play from several devices, with a toy game and the real games.

mod determinizations;
mod draws;
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
mod unfair_draws;
mod ways_to_lie;
