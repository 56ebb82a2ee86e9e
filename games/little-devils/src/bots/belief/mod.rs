//! Belief search, the strongest policy: weighted perfect-information Monte Carlo (PIMC).
//!
//! Three steps:
//! 1. Draw a particle set: determinizations of the view. Weight each by the likelihood of the
//!    cards that the others have played (`likelihood`), under a mixture of opponent models
//!    (`opponent_model`).
//! 2. Sample particles by weight, change them a little by MCMC moves (`particles`), and roll each
//!    out once for every candidate card (`rollout`). In a rollout every player, the viewer too,
//!    follows a policy that sees only its own hand. So no line depends on cards that its player
//!    cannot know, which is the weakness of plain PIMC ("strategy fusion").
//! 3. Keep the better half of the candidates each time a share of the budget is spent (sequential
//!    halving: Karnin, Koren and Somekh 2013). Rollouts are judged by a `utility`.

mod calibration;
mod likelihood;
mod opponent_model;
mod particles;
mod rollout;
#[cfg(test)]
mod tests;
mod utility;

use core::task::Poll;

use crate::rules::View;
use cards::{BySeat, Card, Generator, Seed};

pub use crate::bots::belief::calibration::{Calibration, calibrate};
pub(super) use crate::bots::belief::particles::{ParticleSet, SampledParticle};
pub(super) use crate::bots::belief::rollout::Rollout;
use crate::bots::belief::utility::Utility;
use crate::bots::net::{Accumulator, DEVIL, Net};
use crate::bots::playout_state::PlayoutState;
use crate::bots::sample::Sampler;

/// Budget and model of a belief search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BeliefConfig {
    /// Number of determinizations in the particle set.
    pub particles: u32,
    /// Number of rollouts, over all candidate cards together.
    pub rollouts: u32,
    /// How particles are weighted.
    pub weighting: Weighting,
    /// The objective that rollouts are judged by.
    pub objective: Objective,
}

/// How likely each determinization is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Weighting {
    /// All determinizations are equally likely.
    Uniform,
    /// By the likelihood of the cards played, given the hands.
    Likelihood,
}

/// The objective of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Objective {
    /// Few devils in this round.
    Devils,
    /// Few devils early in a match, a high win probability towards its end.
    Match,
}

/// Weight of the learned policy's estimate, in rollouts. With few rollouts their sampling noise
/// exceeds the error of the estimate; with thousands the estimate hardly counts.
const POLICY_WEIGHT: u64 = 60;
/// Losses are summed in 1/256 of the utility's unit, as the learned policy counts devils.
const LOSS_UNIT: u64 = DEVIL.unsigned_abs() as u64;

/// A belief search in progress.
#[derive(Clone, Debug)]
pub struct BeliefSearch {
    config: BeliefConfig,
    accumulator: Accumulator<'static>,
    utility: Utility,
    state: PlayoutState,
    generator: Generator,
    particles: ParticleSet,
    candidates: Vec<CandidateCard>,
    rollouts_spent: u32,
}

/// A card that may still turn out to be best.
#[derive(Clone, Copy, Debug)]
struct CandidateCard {
    card: Card,
    /// Loss summed over all rollouts, plus the learned policy's estimate at [`POLICY_WEIGHT`]; in
    /// [`LOSS_UNIT`]s.
    loss: u64,
}

impl BeliefConfig {
    /// The same search with another number of rollouts, and a particle set in proportion.
    #[must_use]
    pub fn with_rollouts(self, rollouts: u32) -> Self {
        let particles =
            u64::from(self.particles) * u64::from(rollouts) / u64::from(self.rollouts.max(1));
        Self {
            particles: u32::try_from(particles).unwrap_or(u32::MAX).max(1),
            rollouts,
            ..self
        }
    }
}

impl BeliefSearch {
    /// Begins a search with an empty particle set. It must be the viewer's turn.
    #[must_use]
    pub fn new(config: BeliefConfig, view: &View, sampler: Sampler, seed: Seed) -> Self {
        let net = Net::for_seats(view.seats());
        let state = PlayoutState::from_view(view, &BySeat::new(view.seats()));
        let accumulator = net.accumulator(&state);
        let utility = Utility::new(view, config.objective);
        Self {
            config,
            candidates: candidates(&accumulator, &state, utility),
            utility,
            accumulator,
            state,
            generator: seed.generator(),
            particles: ParticleSet::new(view, Some(net), sampler, config.weighting),
            rollouts_spent: 0,
        }
    }

    /// Runs up to this many iterations. Ready with the card when one candidate is left.
    pub fn step(&mut self, iterations: u32) -> Poll<Card> {
        for _ in 0..iterations {
            if let [only] = self.candidates[..] {
                return Poll::Ready(only.card);
            }
            self.iterate();
        }
        Poll::Pending
    }

    /// Adds one particle; once the set is complete, samples one and rolls it out for every
    /// candidate.
    fn iterate(&mut self) {
        if self.particles.len() < self.config.particles as usize {
            self.particles.draw(&mut self.generator);
        } else {
            self.roll_out_candidates();
            self.halve_candidates();
        }
    }

    fn roll_out_candidates(&mut self) {
        let SampledParticle {
            hands,
            uses_heuristic,
            ..
        } = self.particles.sample(&mut self.generator);
        let mut state = self.state;
        state.set_hands(&hands);
        for candidate in &mut self.candidates {
            let mut rollout = Rollout {
                state,
                accumulator: Some(self.accumulator),
                uses_heuristic,
            };
            rollout.play(candidate.card);
            candidate.loss += LOSS_UNIT * self.utility.loss(rollout.finish());
        }
        self.rollouts_spent += u32::try_from(self.candidates.len()).unwrap_or(u32::MAX);
    }

    /// Drops the worse half of the candidates once their share of the budget is spent.
    fn halve_candidates(&mut self) {
        if self.rollouts_spent >= self.rollouts_before_halving() {
            cards::sort_by_key(&mut self.candidates, |candidate| {
                (candidate.loss, candidate.card)
            });
            self.candidates.truncate(self.candidates.len().div_ceil(2));
        }
    }

    /// The number of rollouts, from the beginning, after which the candidates are halved next.
    fn rollouts_before_halving(&self) -> u32 {
        match self.candidates.len() {
            5.. => self.config.rollouts * 2 / 5,
            3 | 4 => self.config.rollouts * 7 / 10,
            _ => self.config.rollouts,
        }
    }
}

/// The legal cards, with the learned policy's estimate as their first loss.
fn candidates(
    accumulator: &Accumulator<'_>,
    state: &PlayoutState,
    utility: Utility,
) -> Vec<CandidateCard> {
    let observation = state.observation();
    let expected = accumulator.expected_devils(state, &observation);
    let fewest = expected.iter().map(|(_, devils)| devils).min().unwrap_or(0);
    let candidate = |(card, devils): (Card, i32)| {
        let cost = u64::from((devils - fewest).unsigned_abs());
        CandidateCard {
            card,
            loss: POLICY_WEIGHT * utility.loss_of_a_devil() * cost,
        }
    };
    expected.iter().map(candidate).collect()
}
