//! The rules of Own Trumps.
//!
//! In reading order: a [`Decision`], the [`Pile`], the [`beating()`] cards, the [`Table`] that everybody
//! sees, a [`Position`] with its hands, a whole [`Round`] with what is known about hands, the [`View`] of
//! one seat, and the [`Match`]. Untrusted input enters through [`Setup`] and [`MatchOptions::new`], which name
//! its [`Faults`], or the first [`Fault`].

use cards::SeatRange;
use cards::french::PlayingCard;

mod beating;
mod deal;
mod decision;
mod fault;
mod knowledge;
mod match_state;
mod options;
mod pack;
mod position;
mod round;
mod setup;
mod step;
mod table;
mod trumps;
mod view;
mod view_check;

pub use beating::{TakeReason, beating};
pub use decision::{Decision, Decisions};
pub use fault::{Fault, Faults};
pub use knowledge::Knowledge;
pub use match_state::Match;
pub use options::{MatchOptions, Options};
pub use pack::{mirrored, mirrored_suit, pack};
pub use position::Position;
pub use round::Round;
pub use setup::Setup;
pub use step::{Place, Step};
pub use table::{Ending, IllegalPlay, Table};
pub use trumps::Trumps;
pub use view::View;

/// The numbers of players.
pub const SEATS: SeatRange = SeatRange::new(2, 4);

/// The most decisions of a round (rule 8).
pub const MAX_DECISIONS: u16 = 1000;

/// The most deals of a match (rule 9).
pub const MAX_DEALS: u8 = 100;

/// The number of cards in the pack.
pub const PACK_SIZE: usize = 36;

/// The cards on the pile, face up. Everybody has seen all of them.
pub type Pile = cards::Pile<PlayingCard, PACK_SIZE>;
