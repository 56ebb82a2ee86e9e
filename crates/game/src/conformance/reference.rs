//! A second implementation of the rules, for comparison.

use std::fmt::{Debug, Display};

use crate::conformance::{Check, Failure, ensure};
use crate::{Game, perft};

/// The rules a second time, as plain as can be and slow. Moves are texts.
pub trait ReferenceRules: Clone + Debug {
    /// The legal moves, in any order; none if the game is over.
    fn legal(&self) -> Vec<String>;

    /// Plays a legal move.
    fn play(&mut self, mv: &str);

    /// The number of sequences of `depth` moves. A game that is over counts as one.
    fn count(&self, depth: u32) -> u64 {
        let legal = self.legal();
        if depth == 0 || legal.is_empty() {
            return 1;
        }
        let counts = legal.iter().map(|mv| {
            let mut after = self.clone();
            after.play(mv);
            after.count(depth - 1)
        });
        counts.sum()
    }
}

/// Plays a game with both implementations to its end, or until `choose` has no move. In every position the legal
/// moves must be the same, and `compare` compares the rest.
///
/// # Errors
/// [`Check::Reference`]: the legal moves differ.
pub fn agree<G: Game<Move: Display>, R: ReferenceRules>(
    game: &mut G,
    reference: &mut R,
    mut choose: impl FnMut(&G) -> Option<G::Move>,
    compare: impl Fn(&G, &R),
) -> Result<(), Failure> {
    loop {
        let fast = game.legal().into_iter().map(|mv| mv.to_string());
        let (mut fast, mut slow) = (fast.collect::<Vec<_>>(), reference.legal());
        fast.sort_unstable();
        slow.sort_unstable();
        ensure(Check::Reference, fast == slow, || {
            format!("legal: {fast:?}, and {slow:?} in the reference: {game:?}")
        })?;
        compare(game, reference);
        let Some(mv) = choose(game) else {
            return Ok(());
        };
        game.play_unchecked(mv);
        reference.play(&mv.to_string());
    }
}

/// Compares the numbers of sequences of 1 to `depth` moves.
///
/// # Errors
/// [`Check::Reference`]: a number differs.
pub fn counts_agree<G: Game, R: ReferenceRules>(
    game: &G,
    reference: &R,
    depth: u32,
) -> Result<(), Failure> {
    (1..=depth).try_for_each(|depth| {
        let [fast, slow] = [perft(game, depth), reference.count(depth)];
        ensure(Check::Reference, fast == slow, || {
            format!("{fast} sequences of {depth} moves, and {slow} in the reference: {game:?}")
        })
    })
}
