//! Perft ("performance test"): counting move sequences to check a rules engine.

use crate::Game;

/// Counts the sequences of `depth` legal moves. A sequence that ends the game earlier counts as one.
#[must_use]
pub fn perft<G: Game>(game: &G, depth: u32) -> u64 {
    if depth == 0 || game.to_move().is_none() {
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
