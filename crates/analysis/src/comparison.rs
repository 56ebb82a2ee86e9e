//! Comparing decisions in the same sampled states.
//!
//! Sampled states agree with what the player knew (determinizations). In each of them every move is
//! played, and a policy plays on with the same random numbers (common random numbers; Law, "Simulation
//! Modeling and Analysis", chapter 11). The difference of two moves then varies far less than their
//! results do.
//!
//! The best move is chosen in some states, and its lead is measured in others. A choice by the same states
//! would prefer the move that was lucky in them, and call the cost too high.

use cards::{Generator, Seed};
use search::{Determinize, Playout, RolloutPolicy, Sample, roll_out};
use session::DecisionReview;

use crate::replay::estimate;

/// States to choose the best move in, as a part of those to measure it in.
const CHOOSING_PART: u32 = 4;

/// A decision, and how it is judged.
#[derive(Clone, Copy, Debug)]
pub struct Comparison<'a, D, P> {
    /// The decision, as the player saw it.
    pub decision: &'a D,
    /// Plays on after the decision, for everybody.
    pub policy: &'a P,
    /// What one unit of payoff is worth, in hundredths of the unit of the review.
    pub hundredths: f64,
    /// Seed of the states and of the policy.
    pub seed: Seed,
}

/// The moves to compare. All are legal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CandidateMoves<M> {
    /// The move made.
    pub taken: M,
    /// The move of the bot that the player is compared with.
    pub baseline: M,
    /// Candidates for the best move: just one if another search has chosen it.
    pub candidates: Vec<M>,
}

impl<D: Determinize, P: RolloutPolicy<D::State>> Comparison<'_, D, P> {
    /// Reviews the decision in this number of states, after choosing the best move in a quarter as many
    /// others.
    #[must_use]
    pub fn review(
        &self,
        moves: &CandidateMoves<MoveIn<D>>,
        states: u32,
    ) -> DecisionReview<MoveIn<D>> {
        let CandidateMoves {
            taken,
            baseline,
            ref candidates,
        } = *moves;
        let best = self
            .best(candidates, states / CHOOSING_PART)
            .unwrap_or(taken);
        let (mut cost, mut play) = (Sample::default(), Sample::default());
        for (state, luck) in self.states(1, states) {
            let made = self.payoff(state, taken, &luck);
            let other = |mv| {
                if mv == taken {
                    made
                } else {
                    self.payoff(state, mv, &luck)
                }
            };
            cost.add(other(best) - made);
            play.add(made - other(baseline));
        }
        let estimate = |sample| estimate(sample, self.hundredths);
        // Other states show no lead of the move that looked best.
        let cost = Some(estimate(&cost)).filter(|cost| cost.value > 0 && best != taken);
        DecisionReview {
            taken,
            best: if cost.is_some() { best } else { taken },
            cost: cost.unwrap_or_default(),
            play: estimate(&play),
            exact: None,
        }
    }

    /// The candidate with the highest payoff; the first of equal ones.
    fn best(&self, candidates: &[MoveIn<D>], states: u32) -> Option<MoveIn<D>> {
        let mut payoffs = vec![0.0; candidates.len()];
        if candidates.len() > 1 {
            for (state, luck) in self.states(0, states) {
                for (payoff, mv) in payoffs.iter_mut().zip(candidates) {
                    *payoff += self.payoff(state, *mv, &luck);
                }
            }
        }
        let all = candidates.iter().zip(payoffs).rev();
        let best = all.max_by(|(_, one), (_, other)| one.total_cmp(other));
        best.map(|(mv, _)| *mv)
    }

    /// States that agree with what the player knew, each with the luck of its playouts.
    fn states(&self, number: u64, count: u32) -> impl Iterator<Item = (D::State, Generator)> + '_ {
        let seed = self.seed.derive(number);
        (0..count).map(move |number| {
            let mut luck = seed.derive(number.into()).generator();
            (self.decision.determinize(&mut luck), luck)
        })
    }

    /// The player's payoff after a move.
    fn payoff(&self, mut state: D::State, mv: MoveIn<D>, luck: &Generator) -> f64 {
        state.play(mv);
        let end = roll_out(state, self.policy, &mut luck.clone());
        end.payoffs()[self.decision.viewer()].into()
    }
}

/// The player's payoffs after each of these moves, in the same states, which agree with what the player knew. A policy
/// plays on.
pub fn rate<D: Determinize, P: RolloutPolicy<D::State>>(
    decision: &D,
    policy: &P,
    moves: impl IntoIterator<Item = MoveIn<D>>,
    states: u32,
    generator: &mut Generator,
) -> Vec<(MoveIn<D>, Sample)> {
    let moves = moves.into_iter();
    let mut rated: Vec<_> = moves.map(|mv| (mv, Sample::default())).collect();
    for _ in 0..states {
        let start = decision.determinize(generator);
        for (mv, payoffs) in &mut rated {
            let mut state = start;
            state.play(*mv);
            let end = roll_out(state, policy, generator);
            payoffs.add(end.payoffs()[decision.viewer()].into());
        }
    }
    rated
}

/// The type of a decision's moves.
type MoveIn<D> = <<D as Determinize>::State as Playout>::Move;
