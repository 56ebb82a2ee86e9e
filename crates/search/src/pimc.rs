//! Perfect-information Monte Carlo (PIMC; for Bridge: Ginsberg 2001, "GIB: Imperfect Information in
//! a Computationally Challenging Game").
//!
//! Samples states that agree with the view, and rolls each out once for every legal move. The best
//! move has the highest mean payoff.
//!
//! Weakness, "strategy fusion": each state is judged as if the later moves could depend on its hidden
//! cards. So PIMC never pays for information, and never hides any.

use core::cmp::Reverse;

use cards::{Generator, Seat, Seed};

use crate::determinize::{Determinize, MoveOf};
use crate::policy::roll_out_up_to;
use crate::{Playout, RolloutPolicy, Search};

/// A PIMC decision in progress; one iteration is one determinization.
#[derive(Clone, Debug)]
pub struct Pimc<D: Determinize, P> {
    decision: D,
    /// The first legal move.
    first: MoveOf<D>,
    policy: P,
    /// The moves of a rollout, at most.
    horizon: u32,
    value: Value<D::State>,
    generator: Generator,
    candidates: Vec<Candidate<MoveOf<D>>>,
}

/// The value of a state for a player; more is better.
type Value<S> = fn(&S, Seat) -> i32;

/// A legal move, with the sum of the values after it.
#[derive(Clone, Copy, Debug)]
struct Candidate<M> {
    mv: M,
    value: i64,
}

impl<D: Determinize, P: RolloutPolicy<D::State>> Pimc<D, P> {
    /// Begins a decision. `None` if the viewer has no legal move.
    ///
    /// All random numbers follow from the seed: each iteration draws those of the
    /// determinization, then those of the rollouts.
    #[must_use]
    pub fn new(decision: D, policy: P, seed: Seed) -> Option<Self> {
        let candidate = |mv| Candidate { mv, value: 0 };
        Some(Self {
            first: decision.legal().into_iter().next()?,
            candidates: decision.legal().into_iter().map(candidate).collect(),
            decision,
            policy,
            horizon: u32::MAX,
            value: |end, seat| end.payoffs()[seat],
            generator: seed.generator(),
        })
    }

    /// The same decision with rollouts that stop after this number of moves, the decision among them. What counts is
    /// the value of the state there, or at the end of the game.
    #[must_use]
    pub fn up_to(self, moves: u32, value: Value<D::State>) -> Self {
        Self {
            horizon: moves.saturating_sub(1),
            value,
            ..self
        }
    }
}

impl<D: Determinize, P: RolloutPolicy<D::State>> Search for Pimc<D, P> {
    type Move = MoveOf<D>;

    /// Samples one state, and rolls it out after each legal move.
    fn iterate(&mut self) {
        let start = self.decision.determinize(&mut self.generator);
        for candidate in &mut self.candidates {
            let mut state = start;
            state.play(candidate.mv);
            let end = roll_out_up_to(self.horizon, state, &self.policy, &mut self.generator);
            candidate.value += i64::from((self.value)(&end, self.decision.viewer()));
        }
    }

    /// The move with the highest values so far; of equal moves the first.
    fn best(&self) -> MoveOf<D> {
        let candidates = self.candidates.iter();
        let best = candidates.min_by_key(|candidate| Reverse(candidate.value));
        best.map_or(self.first, |best| best.mv)
    }
}
