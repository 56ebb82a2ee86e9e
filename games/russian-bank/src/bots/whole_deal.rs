//! A decision and its positions, for searches.

use cards::{BySeat, Generator, Seat};
use search::{Determinize, MoveSet, Playout, RolloutPolicy};

use crate::bots::{RulesPolicy, useful};
use crate::rules::{Move, Moves, Position, View, two};

/// A player's decision.
#[derive(Clone, Copy, Debug)]
pub struct WholeDeal(
    /// What the player knows.
    pub View,
);

impl Determinize for WholeDeal {
    type State = Position;

    fn viewer(&self) -> Seat {
        self.0.me
    }

    /// The moves that are worth thinking about.
    fn legal(&self) -> Moves {
        if self.0.legal().is_empty() {
            return Moves::default();
        }
        useful(&self.0.known)
    }

    fn determinize(&self, generator: &mut Generator) -> Position {
        self.0.determinize(generator)
    }
}

/// A position as a playout state. All cards must be known.
impl Playout for Position {
    type Move = Move;
    type Moves = Moves;

    fn to_move(&self) -> Option<Seat> {
        self.to_move()
    }

    fn legal(&self) -> Moves {
        self.legal()
    }

    fn play(&mut self, mv: Move) {
        self.advance(mv);
    }

    /// 1 for the winner of the deal and −1 for the loser; 0 if it is drawn, or not over.
    fn payoffs(&self) -> BySeat<i32> {
        self.payoffs().unwrap_or_else(|| BySeat::new(two()))
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

impl RolloutPolicy<Position> for RulesPolicy {
    fn choose(&self, position: &Position, generator: &mut Generator) -> Option<Move> {
        position.to_move()?;
        self.decide(position, generator)
    }
}
