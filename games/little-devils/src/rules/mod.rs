//! The rules of Little Devils by Michael Feldkötter, for 3 to 6 players. Comments cite docs/rules.md
//! by number.
//!
//! In reading order: the [`points`] of the cards, a [`Trick`], the [`legal`] cards, a [`Position`], a
//! whole [`Round`] with its past, the [`View`] of one seat, and the [`Match`]. Untrusted input enters
//! through [`RoundSetup`], [`PositionSetup`] and [`ViewSetup`], which name their [`Faults`]; [`notation`]
//! reads and writes text.

use cards::SeatRange;

mod fault;
pub mod legal;
mod match_state;
pub mod notation;
pub mod points;
mod position;
mod position_setup;
mod round;
mod round_setup;
mod setup_reader;
mod step;
mod trick;
mod view;
mod view_setup;

pub use fault::{Fault, Faults, Place, PlayFault};
pub use legal::IllegalPlay;
pub use match_state::Match;
pub use position::{Position, Taken};
pub use position_setup::PositionSetup;
pub use round::Round;
pub use round_setup::RoundSetup;
pub use step::Step;
pub use trick::{Direction, Trick};
pub use view::View;
pub use view_setup::ViewSetup;

/// The numbers of players: 3 to 6 (rule 2.1).
pub const SEATS: SeatRange = SeatRange::new(3, 6);

/// Cards dealt to each player, and tricks in a round (rules 2.2 and 3.7).
pub const HAND_SIZE: usize = 9;

/// The total that ends a match: the round in which somebody reaches it is the last (rule 4.3).
pub const TARGET: u16 = 100;
