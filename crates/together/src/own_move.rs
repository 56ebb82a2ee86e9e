//! Moves of a player who is named by the number of their seat, as messages and the log have it.

use cards::{Seat, SeatSet};
use game::{Game, Ignore, Match, Record};

/// Whether the player in a seat is one of these.
pub(crate) fn includes(movers: SeatSet, seat: usize) -> bool {
    movers.iter().any(|mover| mover.index() == seat)
}

/// Whether this is a legal move of the player in a seat.
pub(crate) fn is_legal_for<R: Game>(round: &R, seat: usize, mv: R::Move) -> bool {
    round.mover(mv).map(Seat::index) == Some(seat) && round.is_legal(mv)
}

/// Plays a move if it is legal and the player's own; returns whether it did.
pub(crate) fn play_for<M: Match>(
    record: &mut Record<M>,
    seat: usize,
    mv: <M::Round as Game>::Move,
) -> bool {
    is_legal_for(record.round(), seat, mv) && record.play(mv, &mut Ignore).is_ok()
}
