//! Perft ("performance test"): counting move sequences to check a rules engine.

use crate::{Game, Turn};

/// Counts the sequences of `depth` legal moves, outcomes of chance included. A sequence that ends the
/// game earlier counts as one.
#[must_use]
pub fn perft<G: Game>(game: &G, depth: u32) -> u64 {
    if depth == 0 || game.turn() == Turn::Over {
        return 1;
    }
    game.legal()
        .into_iter()
        .map(|mv| {
            let mut next = game.clone();
            next.play_unchecked(mv);
            perft(&next, depth - 1)
        })
        .sum()
}
