//! The rules of Own Trumps.
//!
//! In reading order: a [`Decision`], the [`Pile`], the [`beating()`] cards, the [`Table`] that everybody
//! sees, a [`Position`] with its hands, a whole [`Round`] with what is known about hands, the [`View`] of
//! one seat, and the [`Match`]. Untrusted input enters through [`Setup`] and [`MatchSetup`], which name
//! their [`Faults`].

use cards::SeatRange;

mod beating;
mod deal;
mod decision;
mod fault;
mod knowledge;
mod match_setup;
mod match_state;
mod options;
mod pack;
mod pile;
mod position;
mod round;
mod setup;
mod setup_reader;
mod step;
mod table;
mod trumps;
mod view;
mod view_check;

pub use beating::{TakeReason, beating};
pub use decision::{Decision, Decisions, ParseDecisionError};
pub use fault::{DecisionFault, Fault, Faults};
pub use knowledge::Knowledge;
pub use match_setup::{MatchOptions, MatchSetup};
pub use match_state::Match;
pub use options::Options;
pub use pack::{mirrored, mirrored_suit, pack};
pub use pile::Pile;
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
