//! Moves of a player who is named by the number of their seat, as messages and the log have it.

use cards::{Seat, SeatSet};
use game::Word;
use session::AnyMatch;

/// Whether the player in a seat is one of these.
pub(crate) fn includes(movers: SeatSet, seat: usize) -> bool {
    movers.iter().any(|mover| mover.index() == seat)
}

/// Whether this is a legal move of the player in a seat.
pub(crate) fn is_legal_for(played: &dyn AnyMatch, seat: usize, mv: Word) -> bool {
    played.mover(mv).map(Seat::index) == Some(seat) && played.is_legal(mv)
}

/// Plays a move if it is legal and the player's own; returns whether it did.
pub(crate) fn play_for(played: &mut dyn AnyMatch, seat: usize, mv: Word) -> bool {
    is_legal_for(played, seat, mv) && played.play(mv).is_ok()
}
