//! The rules of Michigan.
//!
//! [`Setup`] is the one constructor for untrusted input. A [`Deal`] is what a round starts from. A
//! [`Position`] is a small `Copy` state that plays by the rules; a [`Round`] is a position with its
//! past, and gives each player a [`View`].

mod deal;
mod decision;
mod decisions;
mod fault;
mod illegal;
mod layout;
mod match_state;
mod options;
mod position;
mod round;
mod setup;
mod step;
mod untrusted;

pub use deal::Deal;
pub use decision::Decision;
pub(crate) use decisions::Words;
pub use decisions::{DecisionIter, Decisions};
pub use fault::{Fault, Faults};
pub use illegal::IllegalDecision;
pub use layout::{Layout, boodle_card};
pub use match_state::Match;
pub use options::{MatchOptions, Options};
pub use position::{Phase, Position};
pub use round::{Round, View};
pub use setup::Setup;
pub use step::{Payment, Step, StopReason};
pub use untrusted::{UntrustedDecision, UntrustedLayout};

use cards::SeatRange;

/// The numbers of players.
pub const SEATS: SeatRange = SeatRange::new(3, 8);
