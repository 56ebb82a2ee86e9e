//! The state that searches play on, and the set of its legal moves.

use core::fmt::Debug;

use cards::{BySeat, Card, CardSet, Seat};

/// A small copy of a game in progress, for search: all cards open, no checks.
///
/// A game may call any seat to move next, also the same one again. So nothing here assumes that
/// seats take turns.
///
/// No state has chance in it, because a determinization fixes all luck: see
/// [`Determinize`](crate::Determinize).
pub trait Playout: Copy {
    /// One decision of one player.
    type Move: Copy + Eq + Debug;
    /// The legal moves of one decision.
    type Moves: MoveSet<Item = Self::Move>;

    /// The player to move; `None` when the game is over.
    fn to_move(&self) -> Option<Seat>;

    /// The legal moves of the player to move; empty when the game is over.
    fn legal(&self) -> Self::Moves;

    /// Plays a legal move of the player to move. Nothing is checked.
    fn play(&mut self, mv: Self::Move);

    /// Each player's payoff when the game is over: more is better, and it may be negative.
    fn payoffs(&self) -> BySeat<i32>;
}

/// A set of moves that needs no allocation. It always iterates in the same order, which breaks ties:
/// of equal moves a search chooses the first.
///
/// The methods suit any set. A set of bits has faster ones.
pub trait MoveSet: Copy + IntoIterator<Item: Copy + Eq> {
    /// The number of moves.
    fn count(self) -> u32 {
        self.into_iter().map(|_| 1).sum()
    }

    /// Whether the move is in the set.
    fn contains(self, mv: Self::Item) -> bool {
        self.into_iter().any(|other| other == mv)
    }

    /// The move after `index` others; `None` if there are too few.
    fn nth(self, index: u32) -> Option<Self::Item> {
        self.into_iter().nth(index as usize)
    }
}

impl MoveSet for CardSet {
    fn count(self) -> u32 {
        self.len()
    }

    fn contains(self, card: Card) -> bool {
        Self::contains(self, card)
    }

    fn nth(self, index: u32) -> Option<Card> {
        Self::nth(self, index)
    }
}
