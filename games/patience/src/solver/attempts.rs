//! The searches that are tried one after the other.

use super::best_first::{BROAD, Breadth, NARROW};

/// A search with an order of moves of its own.
pub(super) struct Attempt {
    /// The number of positions after which it is given up: it was perhaps unlucky with its first moves.
    pub(super) positions: u64,
    /// How broadly it goes on from the most promising position; `None` if it goes on from the last one. For games of
    /// two packs only, as those of one are small enough for the last attempt.
    pub(super) best_first: Option<Breadth>,
}

/// The attempts, one after the other. The last one goes on to the end.
pub(super) const ATTEMPTS: [Attempt; 6] = [
    Attempt::new(20_000, None),
    Attempt::new(10_000, None),
    Attempt::new(10_000, None),
    Attempt::new(3_000_000, Some(NARROW)),
    Attempt::new(20_000_000, Some(BROAD)),
    Attempt::new(u64::MAX, None),
];

impl Attempt {
    const fn new(positions: u64, best_first: Option<Breadth>) -> Self {
        Self {
            positions,
            best_first,
        }
    }
}
