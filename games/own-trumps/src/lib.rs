//! Own Trumps (Russian: Svoi kozyri), a beating game for 2 to 4 players: everything but the web page.
//!
//! Every player has a trump suit of their own. Players beat the top card of a pile and put a second
//! card on it, or take cards from it. The last player with cards loses. The rules are in
//! `docs/own-trumps.md`, and comments cite them by number.
//!
//! - [`rules`]: rounds, matches, and what one player may see of them;
//! - [`bots`]: the players, and the solver for two;
//! - [`session`]: a match at a table, hints, the deal of the day and the tutorial;
//! - [`words`]: the texts in every language; [`scene`]: what a table shows and says;
//! - [`protocol`]: what a save has of a match; deal records, one round per line.
//!
//! # Examples
//!
//! Deal the first round of a match, and lead its leader's lowest card.
//!
//! ```
//! use cards::Seed;
//! use cards::french::Suit;
//! use game::Game;
//! use own_trumps::rules::{Decision, Match, MatchOptions, Options};
//!
//! let options = MatchOptions::new(&[Suit::Spades, Suit::Hearts], 5, Options::default())?;
//! let mut round = Match::new(options, Seed(2026)).deal();
//! let leader = round.to_move().expect("the round has begun");
//! let lowest = round.position().hands()[leader].lowest().expect("18 cards");
//! round = round.play(Decision::Card(lowest))?;
//! assert_eq!(round.position().table().pile.top(), Some(lowest));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Ask a bot, which gets the view of its seat, and solve the end of a round of two.
//!
//! ```
//! use cards::Seed;
//! use cards::french::Suit;
//! use game::Game;
//! use own_trumps::bots::levels::{WOLF, policy};
//! use own_trumps::bots::solver::{Outcome, solve};
//! use own_trumps::rules::{Match, MatchOptions, Options};
//!
//! let options = MatchOptions::new(&[Suit::Spades, Suit::Hearts], 5, Options::default())?;
//! let mut round = Match::new(options, Seed(9)).deal();
//! while let Some(seat) = round.to_move() {
//!     let position = *round.position();
//!     let wolf = policy(WOLF).expect("a level");
//!     let decision = wolf.choose(&round.view(seat), Seed(1)).expect("its turn");
//!     round = round.play(decision)?;
//!     if round.payoffs().is_some_and(|payoffs| payoffs[seat] == 1) {
//!         let analysis = solve(&position, 10_000).expect("two players");
//!         assert_eq!(analysis.outcome, Some(Outcome::Win), "the last decision won");
//!         assert_eq!(analysis.line, [decision]);
//!     }
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod bots;
pub mod protocol;
pub mod rules;
pub mod scene;
pub mod session;
pub mod words;
