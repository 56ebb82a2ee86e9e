//! The searches that are tried one after the other.

use crate::rules::Rules;

use super::best_first::{BROAD, Breadth, NARROW, beam};
use super::talon;

/// A search with an order of moves of its own.
#[derive(Debug)]
pub(super) struct Attempt {
    /// The number of positions after which it is given up: it was perhaps unlucky with its first moves.
    pub(super) positions: u64,
    /// How broadly it goes on from the most promising position; `None` if it goes on from the last one.
    pub(super) best_first: Option<Breadth>,
}

/// The attempts at a game of one pack. Most are small enough for the last one.
const ONE_PACK: [Attempt; 4] = [
    Attempt::new(20_000, None),
    Attempt::new(10_000, None),
    Attempt::new(10_000, None),
    Attempt::new(u64::MAX, None),
];

/// The attempts at a game of one pack with a single pass, card by card. Each card drawn is a stage.
const ONE_PASS: [Attempt; 7] = [
    Attempt::new(4_000, None),
    Attempt::new(100_000, Some(beam(60))),
    Attempt::new(200_000, Some(beam(400))),
    Attempt::new(1_000_000, Some(beam(3_000))),
    Attempt::new(5_000_000, Some(beam(20_000))),
    Attempt::new(15_000_000, Some(beam(60_000))),
    Attempt::new(u64::MAX, None),
];

/// The attempts at a game of two packs.
const TWO_PACKS: [Attempt; 6] = [
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

/// The attempts at a game, one after the other. The last one goes on to the end.
pub(super) fn attempts(rules: &Rules) -> &'static [Attempt] {
    if rules.packs > 1 {
        &TWO_PACKS
    } else if talon::comes_once(rules) {
        &ONE_PASS
    } else {
        &ONE_PACK
    }
}
