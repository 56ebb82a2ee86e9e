//! Tests of the traits with toy games: each passes the conformance suite, except the flawed one.

mod flawed;
mod flawed_match;
mod grab;
mod high_card;
mod high_card_match;
mod kuhn;
mod kuhn_value;
mod nim;
mod reference;
mod shuttle;
mod turns;
mod word;
