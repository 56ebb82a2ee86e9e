//! Counting paths: the number that proves a rules engine.

use super::game::Game;

/// How many sequences of `depth` legal moves there are; a game that ends earlier counts as one.
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
