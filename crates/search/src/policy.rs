//! Rollout policies: fast choices that play a state to its end.

use cards::{Generator, below};

use crate::{MoveSet, Playout};

/// A fast way to choose moves in playouts.
pub trait RolloutPolicy<S: Playout> {
    /// The move that the player to move makes; `None` exactly when the game is over.
    ///
    /// A policy must read only what the player to move knows: neither hidden cards nor the luck to
    /// come. Otherwise playouts follow lines of play that nobody could choose.
    fn choose(&self, state: &S, generator: &mut Generator) -> Option<S::Move>;
}

/// The policy that plays any legal move, all equally likely. It makes one draw for each
/// move, forced moves included, so that no move is a special case.
#[derive(Clone, Copy, Debug, Default)]
pub struct RandomPolicy;

impl<S: Playout> RolloutPolicy<S> for RandomPolicy {
    fn choose(&self, state: &S, generator: &mut Generator) -> Option<S::Move> {
        draw_move(state.legal(), generator)
    }
}

/// Draws one of the moves uniformly; `None` from an empty set.
pub fn draw_move<M: MoveSet>(moves: M, generator: &mut Generator) -> Option<M::Item> {
    let count = moves.count();
    if count == 0 {
        return None;
    }
    moves.nth(below(generator, count))
}

/// Draws uniformly from the moves that are not in `tried`; `None` if every move is in it. Each move of
/// `tried` must be in the set, and only once in `tried`.
pub(crate) fn draw_move_outside<M: MoveSet>(
    moves: M,
    tried: &[M::Item],
    generator: &mut Generator,
) -> Option<M::Item> {
    let count = moves.count() as usize - tried.len();
    if count == 0 {
        return None;
    }
    let index = below(generator, u32::try_from(count).unwrap_or(u32::MAX));
    let untried = |mv: &M::Item| !tried.contains(mv);
    moves.into_iter().filter(untried).nth(index as usize)
}

/// The state after the policy has moved for everybody to the end of the game. Stops where the policy
/// has no move, which must be the end of the game.
///
/// # Panics
/// In debug builds, if the policy has a move when the game is over.
#[must_use]
pub fn roll_out<S: Playout, P: RolloutPolicy<S>>(
    state: S,
    policy: &P,
    generator: &mut Generator,
) -> S {
    roll_out_up_to(u32::MAX, state, policy, generator)
}

/// What [`roll_out`] does, for this number of moves at most.
pub(crate) fn roll_out_up_to<S: Playout, P: RolloutPolicy<S>>(
    moves: u32,
    mut state: S,
    policy: &P,
    generator: &mut Generator,
) -> S {
    for _ in 0..moves {
        let Some(mv) = policy.choose(&state, generator) else {
            break;
        };
        debug_assert!(state.to_move().is_some(), "a move after the end");
        state.play(mv);
    }
    state
}
