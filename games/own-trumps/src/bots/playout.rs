//! Positions as playout states.

use cards::{BySeat, Seat};
use search::{MoveSet, Playout};

use crate::rules::{Decision, Decisions, Position};

impl Playout for Position {
    type Move = Decision;
    type Moves = Decisions;

    fn to_move(&self) -> Option<Seat> {
        self.table().to_move()
    }

    fn legal(&self) -> Decisions {
        self.legal()
    }

    fn play(&mut self, decision: Decision) {
        self.advance(decision);
    }

    /// The payoffs of the rules; 0 for everybody before the end.
    fn payoffs(&self) -> BySeat<i32> {
        self.payoffs()
            .unwrap_or_else(|| BySeat::new(self.table().seats()))
    }
}

impl MoveSet for Decisions {
    fn count(self) -> u32 {
        self.len()
    }

    fn contains(self, decision: Decision) -> bool {
        self.contains(decision)
    }
}
