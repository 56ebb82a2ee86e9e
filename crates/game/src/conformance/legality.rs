//! Legal moves, chance, and playing a move.

use crate::conformance::suite::ensure;
use crate::conformance::walk::all_moves;
use crate::conformance::{Check, Failure, Suite};
use crate::{Game, Turn};

impl<G: Game> Suite<G> {
    /// Compares the legal moves with [`Game::check`] in every position, and plays every legal move twice.
    ///
    /// # Errors
    /// [`Check::Legality`], [`Check::Chance`] or [`Check::Determinism`].
    pub fn legality(&self) -> Result<(), Failure> {
        self.each_position(|game, generator| {
            let mut fast = all_moves(game);
            fast.sort_unstable();
            let accepted = self.conceivable.iter().copied();
            let mut slow: Vec<G::Move> = accepted.filter(|mv| game.check(*mv).is_ok()).collect();
            slow.sort_unstable();
            slow.dedup();
            ensure(Check::Legality, fast == slow, || {
                format!("legal: {fast:?}, accepted: {slow:?}: {game:?}")
            })?;
            if game.turn() == Turn::Chance {
                let drawn = game.draw(generator);
                let weights = fast.iter().all(|outcome| game.weight(*outcome) > 0);
                let fits = weights && drawn.is_some_and(|drawn| fast.contains(&drawn));
                ensure(Check::Chance, fits, || {
                    format!("drew {drawn:?} of {fast:?}: {game:?}")
                })?;
            } else {
                ensure(Check::Chance, game.draw(generator).is_none(), || {
                    format!("draws out of turn: {game:?}")
                })?;
            }
            fast.iter().try_for_each(|mv| check_play(game, *mv))
        })
    }
}

/// Plays a move with its steps, again with its steps, and without: the results are equal.
fn check_play<G: Game>(game: &G, mv: G::Move) -> Result<(), Failure> {
    let with_steps = || {
        let (mut after, mut steps) = (game.clone(), Vec::new());
        after.play_steps(mv, &mut steps);
        (after, steps)
    };
    let mut without = game.clone();
    without.play_unchecked(mv);
    let (first, second) = (with_steps(), with_steps());
    ensure(
        Check::Determinism,
        first == second && first.0 == without,
        || format!("{mv:?} gives {first:?}, then {second:?}, without steps {without:?}"),
    )
}
