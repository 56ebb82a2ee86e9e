//! Tests of people who play from several devices, with the real games.

mod door;
mod lies;
mod matches;
mod network;
mod stand_ins;
