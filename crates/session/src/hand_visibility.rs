//! Whose hand may be seen at a device that several people share.

use cards::Seat;
use game::Turn;

use crate::MatchRecord;

/// Whose hand may be seen at a device that several people share. It opens for one person at a time, when
/// they say that they are ready, and closes as soon as their turn is over, also if only bots follow: the
/// person may hand the device on at once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct HandVisibility {
    is_open: bool,
    /// The person whose hand was open last.
    last: Option<Seat>,
    /// The number of moves when that hand was first opened, with nobody else's in between.
    since: usize,
}

impl HandVisibility {
    /// The person whose hand is open.
    pub(crate) fn seat(self) -> Option<Seat> {
        self.last.filter(|_| self.is_open)
    }

    /// Opens the hand of a person, after this number of moves.
    pub(crate) fn open(&mut self, seat: Seat, moves: usize) {
        self.is_open = true;
        if self.last.replace(seat) != Some(seat) {
            self.since = moves;
        }
    }

    /// Closes the hand that is open.
    pub(crate) const fn close(&mut self) {
        self.is_open = false;
    }

    /// Closes the hand if the turn is another player's, if the round is over, or if the person has left.
    pub(crate) fn follow(&mut self, record: &MatchRecord) {
        let is_turn = match record.any().turn() {
            Turn::Chance => true,
            turn => {
                let is_mover = |last| turn.has(last) && record.options().is_here(last);
                self.last.is_some_and(is_mover)
            }
        };
        self.is_open &= is_turn;
    }

    /// Whether nobody else's hand has been open since the last decision, which is then that of the person
    /// whose hand was open last: nobody else could decide.
    pub(crate) fn may_undo(self, record: &MatchRecord) -> bool {
        let decided = record.last_decision_number();
        self.last.is_some() && decided.is_some_and(|number| number >= self.since)
    }
}
