//! The interface of every game, and all that follows from it alone.
//!
//! - [`Game`]: one round in progress. [`Turn`] says who is to move: a seat, chance, or nobody. A move
//!   yields steps, which page and announcer read; [`Ignore`] discards them for search.
//! - [`Match`]: rounds dealt by a seed, totals, and what is carried from round to round. A game of one
//!   round is a [`OneRound`].
//! - [`Record`]: a match and the moves played in it.
//! - [`GameInfo`]: what is known of a game before a match, as data.
//! - [`Faults`]: what is wrong with an untrusted round; [`DealtHands`] and [`play_untrusted`] read its hands and moves.
//! - [`perft()`], [`conformance`] and [`playthrough`]: tests that every game shares.
//!
//! # Examples
//!
//! A game of one player: a counter that goes down to 0.
//!
//! ```
//! use cards::{BySeat, Seat, SeatCount, SeatRange, Seed};
//! use game::{Game, Ignore, MoveLimit, OneRound, Record, Turn};
//!
//! #[derive(Clone, Debug, PartialEq, Eq)]
//! struct Countdown(u32);
//!
//! #[derive(Debug)]
//! struct TooMany;
//! # impl std::fmt::Display for TooMany {
//! #     fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result { f.write_str("too many") }
//! # }
//! impl std::error::Error for TooMany {}
//!
//! impl Game for Countdown {
//!     const SEATS: SeatRange = SeatRange::new(1, 1);
//!     type Move = u32;
//!     type Moves = Vec<u32>;
//!     type Step = u32;
//!     type IllegalPlay = TooMany;
//!     type View = u32;
//!
//!     fn seats(&self) -> SeatCount {
//!         Self::SEATS.fewest()
//!     }
//!     fn turn(&self) -> Turn {
//!         if self.0 == 0 { Turn::Over } else { Turn::Seat(Seat::FIRST) }
//!     }
//!     fn legal(&self) -> Vec<u32> {
//!         (1..=self.0.min(2)).collect()
//!     }
//!     fn check(&self, less: u32) -> Result<(), TooMany> {
//!         if self.legal().contains(&less) { Ok(()) } else { Err(TooMany) }
//!     }
//!     fn play_steps(&mut self, less: u32, steps: &mut impl Extend<u32>) {
//!         self.0 -= less;
//!         steps.extend([self.0]);
//!     }
//!     fn payoffs(&self) -> Option<BySeat<i32>> {
//!         (self.0 == 0).then(|| BySeat::from_fn(self.seats(), |_| 1))
//!     }
//!     fn payoff_sum(&self) -> Option<i32> {
//!         Some(1)
//!     }
//!     fn move_limit(&self) -> MoveLimit {
//!         MoveLimit::EndsWithin(self.0)
//!     }
//!     fn view(&self, _: Seat) -> u32 {
//!         self.0
//!     }
//! }
//!
//! let mut record = Record::new(OneRound::new(Countdown(5), Seed(1)));
//! let mut steps = Vec::new();
//! record.play(2, &mut steps)?;
//! record.play(2, &mut steps)?;
//! assert_eq!(steps, [3, 1]);
//! assert!(record.play(2, &mut Ignore).is_err());
//! assert_eq!((record.round(), record.moves()), (&Countdown(1), &[2, 2][..]));
//! # Ok::<(), TooMany>(())
//! ```

mod catalogue;
pub mod conformance;
mod deal_fault;
mod dealt_hands;
mod faults;
mod game;
mod info;
mod level;
mod match_option;
mod match_state;
mod one_round;
mod perft;
pub mod playthrough;
mod record;
mod steps;
mod turn;
mod word;
mod wrong_move;

pub use catalogue::{CatalogueEntry, GameKind, Title};
pub use deal_fault::{DealFault, DealPlace};
pub use dealt_hands::DealtHands;
pub use faults::Faults;
pub use game::{Game, PlayError};
pub use info::GameInfo;
pub use level::LevelId;
pub use match_option::{ChosenOptions, MatchOption};
pub use match_state::{Match, Standing, dealer_in_turn};
pub use one_round::OneRound;
pub use perft::perft;
pub use record::{MatchMove, Record, ReplayError};
pub use steps::Ignore;
pub use turn::{MoveLimit, Several, Turn};
pub use word::Word;
pub use wrong_move::{MoveFault, WrongMove, play_untrusted};
