//! Russian Bank (Crapette, German: Schikanös), a patience for two players against each other: everything but
//! the web page.
//!
//! The rules are in `docs/russian-bank.md`, and comments cite them by number.
//!
//! - [`rules`]: deals, matches, and what one player may know of them;
//! - [`bots`]: the players;
//! - [`session`]: a match at a table; [`words`]: the texts in every language;
//! - [`scene`]: what a table shows and says;
//! - [`protocol`]: what a save has of a match; deal records, one deal per line.
//!
//! # Examples
//!
//! Deal the first round of a match, and let a bot choose the first move.
//!
//! ```
//! use cards::Seed;
//! use game::Game;
//! use russian_bank::bots::levels::{CLERK, policy};
//! use russian_bank::rules::{Match, MatchOptions, Options};
//!
//! let options = MatchOptions::new(Options::default(), 3).expect("1 to 100 deals");
//! let round = Match::new(options, Seed(2026)).deal();
//! let starter = round.to_move().expect("the deal has begun");
//! let clerk = policy(CLERK).expect("a level");
//! let mv = clerk.choose(&round.view(starter), Seed(1)).expect("its turn");
//! assert!(round.is_legal(mv));
//! ```

pub mod bots;
pub mod protocol;
pub mod rules;
pub mod scene;
pub mod session;
pub mod words;
