//! Tests of reviews on a toy game, and of the statistics, the deals of the day and their pages.

mod book;
mod challenge_pages;
mod comparison;
mod made_up;
mod pages;
mod played_days;
mod replay;
mod statistics;
mod toy_bets;
