//! Tests of reviews on a toy game, as one program.

mod book;
mod comparison;
mod replay;
mod toy_bets;
