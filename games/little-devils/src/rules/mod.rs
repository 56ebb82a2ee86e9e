//! Little Devils by Michael Feldkötter: the rules, for 3 to 6 players.
//!
//! In reading order: [`points`] of the cards, a [`Trick`], what is [`legal`], a [`Position`], a whole
//! [`Round`] with its past, the [`View`] one seat has of it, the [`Match`] of rounds to 100; and the
//! doors, [`RoundSetup`] and [`ViewSetup`] for untrusted numbers, [`notation`] and [`view_notation`] for
//! text.

pub mod legal;
mod match_state;
pub mod notation;
pub mod points;
mod position;
mod position_fault;
mod position_setup;
mod round;
mod round_fault;
mod round_setup;
mod trick;
mod view;
pub mod view_notation;
mod view_setup;

pub use legal::IllegalPlay;
pub use match_state::{Match, Standing};
pub use position::{Position, Taken};
pub use position_fault::{CardPlace, PositionFault, PositionFaults};
pub use position_setup::PositionSetup;
pub use round::Round;
pub use round_fault::{PlayFault, RoundFault, RoundFaults};
pub use round_setup::RoundSetup;
pub use trick::{Direction, Trick};
pub use view::View;
pub use view_setup::{ViewFault, ViewSetup};

/// Cards each player is dealt, and tricks in a round.
pub const HAND_SIZE: usize = 9;

/// The total that ends a match: the round in which somebody reaches it is the last.
pub const TARGET: u16 = 100;
