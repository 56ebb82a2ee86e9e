//! Patience: one engine for a family of games, and a solver.
//!
//! - [`rules`]: piles, rules and deal scripts as data; legal moves, steps, safe moves, views.
//! - [`solver`]: whether a game can be won by a player who knows all cards.
//! - [`protocol`]: deals and records as lines of JSON, and the export file.
//! - [`layout`]: the place of each pile and each card on a table of any size.
//! - [`play`]: a game under way: undo, taps, hints, saves, statistics.
//! - [`kept`]: what the page keeps in the browser, for any number of tabs.
//! - [`review`]: a look back at a game: from which positions it could be won.
//! - [`outlook`]: what is known of the position on the table: the game goes on, is won, stuck or lost.
//! - [`words`]: names, sentences and rules in four languages.
//! - [`games`]: a declaration for each game. Their numbers are those of the booklet in `docs/patience.md`.

pub mod games;
pub mod kept;
pub mod layout;
pub mod outlook;
pub mod play;
pub mod protocol;
pub mod review;
pub mod rules;
pub mod solver;
pub mod words;
