//! Michigan, also called Boodle or Newmarket: a stops game for 3 to 8 players with chips.
//!
//! - [`rules`]: a round from the deal to the payments, its views, and a match of rounds.
//! - [`bots`]: levels of play, and baselines.
//! - [`session`]: the game at a table, the position shown, and the tutorial.
//! - [`words`]: texts in every language.
//! - [`scene`]: the content of the table, as data for the page and the announcer.
//! - [`protocol`]: deal records with the answer to them, and the game in the shared formats.
//!
//! # Examples
//!
//! ```
//! use cards::Seed;
//! use game::{Game, Match as _};
//! use michigan::rules::{Decision, Match, MatchOptions, SEATS};
//!
//! let first = Match::new(SEATS.fewest(), MatchOptions::default(), Seed(1)).deal();
//! // The dealer is asked first whether to swap hands with the dead hand.
//! assert_eq!(first.to_move(), Some(first.deal().dealer));
//! let round = first.play(Decision::Swap)?;
//! // Then the player left of the dealer leads.
//! assert_eq!(round.to_move(), Some(round.seats().left_of(round.deal().dealer)));
//! # Ok::<(), game::PlayError<michigan::rules::Round>>(())
//! ```

pub mod bots;
pub mod protocol;
pub mod rules;
pub mod scene;
pub mod session;
pub mod words;
