//! Positions as playout states, up to a horizon.

use cards::{BySeat, Seat};
use search::{MoveSet, Playout};

use crate::bots::evaluate;
use crate::rules::{Move, Moves, Position, two};

/// A position, and the number of moves after which a playout stops and its position is evaluated. All cards
/// must be known.
#[derive(Clone, Copy, Debug)]
pub struct Horizon {
    position: Position,
    left: u16,
}

impl Horizon {
    /// A position with this many moves up to the horizon.
    #[must_use]
    pub const fn new(position: Position, left: u16) -> Self {
        Self { position, left }
    }

    /// The position.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }
}

impl Playout for Horizon {
    type Move = Move;
    type Moves = Moves;

    fn to_move(&self) -> Option<Seat> {
        self.position.to_move().filter(|_| self.left > 0)
    }

    fn legal(&self) -> Moves {
        match self.to_move() {
            Some(_) => self.position.legal(),
            None => Moves::default(),
        }
    }

    fn play(&mut self, mv: Move) {
        self.position.advance(mv);
        self.left = self.left.saturating_sub(1);
    }

    /// The value of the position at the horizon or at the end.
    fn payoffs(&self) -> BySeat<i32> {
        BySeat::from_fn(two(), |seat| evaluate(&self.position, seat))
    }
}

impl MoveSet for Moves {
    fn count(self) -> u32 {
        self.len()
    }

    fn contains(self, mv: Move) -> bool {
        self.contains(mv)
    }
}
