//! Tests of searches and tournaments on toy games, as one program.

mod hidden_cards;
mod nim;
mod statistics;
mod tournament;
mod toy_nim;
mod toy_stops;
