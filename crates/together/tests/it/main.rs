//! Tests of people who play from several devices, with a toy game and the real games.

mod door;
mod draws;
mod lies;
mod lifecycle;
mod matches;
mod network;
mod people;
mod persons;
mod sealed;
mod sealed_lies;
mod stand_ins;
mod toy;
mod unfair_draws;
mod ways_to_lie;
