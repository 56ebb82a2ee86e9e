//! Little Devils, a trick-avoidance card game for 3 to 6 players: everything but the web page.
//!
//! The rules are in `docs/rules.md`, the formats in `docs/protocol.md`. This crate uses no browser,
//! no clock and no files, so all of it runs in tests, on the command line and in WebAssembly.
//!
//! The modules in reading order; each uses only modules above it:
//!
//! - [`rules`]: cards, tricks, rounds and the match, and what one player may see of them;
//! - [`bots`]: the players, from random to belief search, and hints for people;
//! - [`session`]: a match at a table as events and effects, its record, the deal of the day;
//! - [`review`]: the costs of a player's cards, luck and skill, statistics, puzzles;
//! - [`words`]: texts in four languages;
//! - [`protocol`]: saved matches, links, and messages between page and workers;
//! - [`scene`]: the content of the table in the words of a language, as data.
//!
//! # Examples
//!
//! Replay a record: a match is its options and the cards played, and all else follows from them.
//!
//! ```
//! use cards::{Card, Seed};
//! use little_devils::bots::Level;
//! use little_devils::session::{MatchRecord, Player, match_options};
//!
//! let bots = ["Anna", "Bela"].map(|name| Player::bot(name, Level::DEFAULT));
//! let options = match_options(Seed(2026), "Dora", bots.into())?;
//! let mut record = MatchRecord::new(options.clone());
//! while let Some(card) = record.any().legal().first() {
//!     record.play(*card)?;
//! }
//! assert_eq!(record.moves().len(), 27, "nine tricks of three cards");
//!
//! let replayed = MatchRecord::replay(options, record.moves())?;
//! assert_eq!(replayed.any().totals(), record.any().totals());
//! assert_eq!(replayed, record);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Ask a bot for a card: it gets the [`View`](rules::View) of its seat, without the others' hands.
//!
//! ```
//! use cards::Seed;
//! use little_devils::bots::{Level, choose};
//! use little_devils::rules::notation;
//!
//! // Three players; seat 2 holds 5 to 12 and follows to the second trick.
//! let view = notation::parse_view("3 2 1 5.6.7.8.9.10.11.12 20.13.24.22")?;
//! let card = choose(Level::DEFAULT, &view, Seed(1)).expect("it is seat 2's turn");
//! assert!(view.legal().contains(card));
//! # Ok::<(), little_devils::rules::notation::ParseNotationError>(())
//! ```
//!
//! Run a small tournament: imps against a goblin, every deal once in each rotation of the seats.
//!
//! ```
//! use cards::{BySeat, Card, Seat, Seed};
//! use little_devils::bots::arena::play_round;
//! use little_devils::bots::{Level, choose};
//! use little_devils::rules::{Round, SEATS, View};
//! use search::{Bot, Sample, Seating, lineup};
//!
//! struct Devil(Level);
//!
//! impl Bot<Round> for Devil {
//!     type Error = &'static str;
//!
//!     fn choose(&mut self, view: &View, seed: Seed) -> Result<Card, Self::Error> {
//!         choose(self.0, view, seed).ok_or("it is another player's turn")
//!     }
//! }
//!
//! let seats = SEATS.fewest();
//! let mut bots = [Devil(Level::ALL[1]), Devil(Level::ALL[0])];
//! let mut devils = [Sample::default(); 2];
//! for seed in 0..20 {
//!     let round = Round::shuffled(seats, Seat::FIRST, &mut Seed(seed).generator());
//!     for rotation in 0..seats.get() {
//!         let lineup = lineup(2, seats, rotation);
//!         let start = (round.clone(), BySeat::new(seats));
//!         let seating = Seating { lineup: &lineup, bots: &mut bots };
//!         let taken = play_round(start, seating, Seed(seed)).expect("legal cards");
//!         for (seat, bot) in lineup.iter() {
//!             devils[*bot].add(taken[seat].into());
//!         }
//!     }
//! }
//! let [goblin, imps] = devils.map(|sample| sample.mean());
//! assert!(goblin < imps, "a goblin takes {goblin} devils a round, an imp {imps}");
//! ```

pub mod bots;
pub mod protocol;
pub mod review;
pub mod rules;
pub mod scene;
pub mod session;
pub mod words;
