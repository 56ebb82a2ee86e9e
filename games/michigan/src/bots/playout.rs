//! Positions as playout states.

use cards::{BySeat, Seat};
use game::Ignore;
use search::{MoveSet, Playout};

use crate::rules::{Decision, Decisions, Phase, Position};

impl MoveSet for Decisions {
    fn count(self) -> u32 {
        u32::try_from(self.len()).unwrap_or(u32::MAX)
    }

    fn contains(self, decision: Decision) -> bool {
        Self::contains(self, decision)
    }
}

impl Playout for Position {
    type Move = Decision;
    type Moves = Decisions;

    fn to_move(&self) -> Option<Seat> {
        Self::to_move(self)
    }

    fn legal(&self) -> Decisions {
        Self::legal(self)
    }

    fn play(&mut self, decision: Decision) {
        Self::play(self, decision, &mut Ignore);
    }

    /// The chips won in this deal; in the last deal of a match with the shares of the layout.
    fn payoffs(&self) -> BySeat<i32> {
        let is_over = matches!(self.phase(), Phase::Over(_));
        if !(self.is_last() && is_over) {
            return *self.won();
        }
        let shares = self.layout_shares();
        BySeat::from_fn(self.seats(), |seat| self.won()[seat] + shares[seat])
    }
}
