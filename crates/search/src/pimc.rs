//! Perfect-information Monte Carlo (PIMC; for Bridge: Ginsberg 2001, "GIB: Imperfect Information in
//! a Computationally Challenging Game").
//!
//! Samples states that agree with the view, and rolls each out once for every legal move. The best
//! move has the highest mean payoff.
//!
//! Weakness, "strategy fusion": each state is judged as if the later moves could depend on its hidden
//! cards. So PIMC never pays for information, and never hides any.

use core::cmp::Reverse;

use cards::{Generator, Seed};

use crate::determinize::{Determinize, MoveOf};
use crate::{Playout, RolloutPolicy, Search, roll_out};

/// A PIMC decision in progress; one iteration is one determinization.
#[derive(Clone, Debug)]
pub struct Pimc<D: Determinize, P> {
    decision: D,
    /// The first legal move.
    first: MoveOf<D>,
    policy: P,
    generator: Generator,
    candidates: Vec<Candidate<MoveOf<D>>>,
}

/// A legal move, with the sum of the viewer's payoffs after it.
#[derive(Clone, Copy, Debug)]
struct Candidate<M> {
    mv: M,
    payoff: i64,
}

impl<D: Determinize, P: RolloutPolicy<D::State>> Pimc<D, P> {
    /// Begins a decision. `None` if the viewer has no legal move.
    ///
    /// All random numbers follow from the seed: each iteration draws those of the
    /// determinization, then those of the rollouts.
    #[must_use]
    pub fn new(decision: D, policy: P, seed: Seed) -> Option<Self> {
        let candidate = |mv| Candidate { mv, payoff: 0 };
        Some(Self {
            first: decision.legal().into_iter().next()?,
            candidates: decision.legal().into_iter().map(candidate).collect(),
            decision,
            policy,
            generator: seed.generator(),
        })
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
            let end = roll_out(state, &self.policy, &mut self.generator);
            candidate.payoff += i64::from(end.payoffs()[self.decision.viewer()]);
        }
    }

    /// The move with the highest payoff so far; of equal moves the first.
    fn best(&self) -> MoveOf<D> {
        let candidates = self.candidates.iter();
        let best = candidates.min_by_key(|candidate| Reverse(candidate.payoff));
        best.map_or(self.first, |best| best.mv)
    }
}
