//! The rules of Russian Bank.
//!
//! In reading order: a [`PackCard`], a [`Pile`], a [`Move`] and a set of [`Moves`], one player's [`Side`] of the
//! table, a [`Position`], a whole [`Round`], the [`View`] of one seat, and the [`Match`]. Untrusted input enters
//! through [`Setup`] and [`MatchOptions::new`].

use cards::{SeatCount, SeatRange};

mod card;
mod deal;
mod duty;
mod fault;
mod illegal;
mod legality;
mod match_state;
mod moves;
mod options;
mod places;
mod play;
mod position;
mod round;
mod setup;
mod side;
mod step;
mod view;
mod view_check;

pub use card::PackCard;
pub use deal::{DEALT, DealtCards, RESERVE, cards_beginning_with};
pub use duty::Duty;
pub use fault::{Fault, Faults};
pub use illegal::IllegalPlay;
pub use match_state::Match;
pub use moves::{Move, MoveIter, Moves};
pub use options::{MatchOptions, Options};
pub use places::{COLUMNS, Source, Target};
pub use position::{Column, Ending, Position};
pub use round::Round;
pub use setup::Setup;
pub use side::Side;
pub use step::Step;
pub use view::View;

/// The number of players.
pub const SEATS: SeatRange = SeatRange::new(2, 2);

/// Cards on top of each other.
pub type Pile<const MAX: usize = { PackCard::COUNT as usize }> = cards::Pile<PackCard, MAX>;

/// The most moves of a deal (rule 11).
pub const MAX_MOVES: u16 = 3000;

/// The most turns in a row that bring no card to a foundation (rule 11).
pub const MAX_IDLE_TURNS: u8 = 100;

/// The most moves in a row from column to column (rule 7).
pub const MAX_SHIFTS: u8 = 12;

/// The most deals of a match (rule 12).
pub const MAX_DEALS: u8 = 100;

/// Two players.
#[must_use]
pub fn two() -> SeatCount {
    SEATS.fewest()
}
