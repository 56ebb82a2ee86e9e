//! Whose hand may be seen at a device that several people share.

use cards::Seat;
use game::Turn;

use crate::{MatchRecord, TableGame};

/// Whose hand may be seen at a device that several people share. It opens for one person at a time, when
/// they say that they are ready, and closes as soon as their turn is over, also if only bots follow: the
/// person may hand the device on at once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Sight {
    is_open: bool,
    /// The person whose hand was open last, and the number of moves when it was first opened, with nobody
    /// else's in between.
    last: Option<(Seat, usize)>,
}

impl Sight {
    /// The person whose hand is open.
    pub(crate) fn seat(self) -> Option<Seat> {
        self.last.map(|(seat, _)| seat).filter(|_| self.is_open)
    }

    /// Opens the hand of a person, after this number of moves.
    pub(crate) fn open(&mut self, seat: Seat, moves: usize) {
        self.is_open = true;
        if self.last.is_none_or(|(last, _)| last != seat) {
            self.last = Some((seat, moves));
        }
    }

    /// Closes the hand that is open.
    pub(crate) const fn close(&mut self) {
        self.is_open = false;
    }

    /// Closes the hand if the turn is another player's, if the round is over, or if the person has left.
    pub(crate) fn follow<G: TableGame>(&mut self, record: &MatchRecord<G>) {
        self.is_open = self.seat().is_some_and(|seat| {
            let is_turn = match record.round().turn() {
                Turn::Seat(mover) => mover == seat,
                Turn::Chance => true,
                Turn::Over => false,
            };
            is_turn && record.options().is_here(seat)
        });
    }

    /// Whether the last decision is that of the person whose hand was open last, and nobody else's hand
    /// has been open since.
    pub(crate) fn may_undo<G: TableGame>(self, record: &MatchRecord<G>) -> bool {
        let decision = record.last_decision_by();
        decision.is_some_and(|(number, decider)| {
            self.last
                .is_some_and(|(seat, opened)| seat == decider && opened <= number)
        })
    }
}
