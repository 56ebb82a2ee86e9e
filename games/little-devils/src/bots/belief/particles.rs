//! The particle set: determinizations of a view, weighted by the likelihood of the cards played.
//!
//! With many players few particles have noticeable weight, and the same ones would be sampled again
//! and again. So a particle is changed by some Markov-chain Monte Carlo (MCMC) moves before each
//! use: two players exchange a card, accepted by the Metropolis rule (Metropolis and others 1953),
//! which leaves the distribution as it is. Particle filters call this resample-move (Gilks and
//! Berzuini 2001).

use crate::rules::View;
use cards::{BySeat, CardSet, Generator, Seat, below};

use crate::bots::belief::Weighting;
use crate::bots::belief::likelihood::PlayLikelihood;
use crate::bots::net::Net;
use crate::bots::random;
use crate::bots::sample::Sampler;

/// Weighted determinizations of one view.
#[derive(Clone, Debug)]
pub(in crate::bots) struct ParticleSet {
    likelihood: PlayLikelihood,
    sampler: Sampler,
    weighting: Weighting,
    /// The opponents that have cards left.
    opponents: Vec<Seat>,
    particles: Vec<Determinization>,
    /// Running sums of the particles' weights when they were drawn; MCMC moves leave them as they are.
    cumulative_weights: Vec<f64>,
}

/// One determinization with its weight.
#[derive(Clone, Copy, Debug)]
struct Determinization {
    hands: BySeat<CardSet>,
    weight: f64,
}

/// MCMC moves proposed before each use of a particle. More would vary the particles more, but each costs
/// as much as a weight.
const MCMC_MOVES: usize = 5;

/// A particle sampled for a rollout.
#[derive(Clone, Copy, Debug)]
pub(in crate::bots) struct SampledParticle {
    /// Its number in the particle set.
    pub(in crate::bots) index: usize,
    /// Everybody's cards.
    pub(in crate::bots) hands: BySeat<CardSet>,
    /// Which players follow the heuristic; the others follow the learned policy.
    pub(in crate::bots) uses_heuristic: BySeat<bool>,
}

impl ParticleSet {
    /// An empty set. Without a network every opponent is assumed to follow the heuristic policy.
    pub(in crate::bots) fn new(
        view: &View,
        net: Option<&'static Net>,
        sampler: Sampler,
        weighting: Weighting,
    ) -> Self {
        let seats = view.seats().seats();
        Self {
            likelihood: PlayLikelihood::new(view, net),
            sampler,
            weighting,
            opponents: seats
                .filter(|seat| *seat != view.me() && view.cards_left(*seat) > 0)
                .collect(),
            particles: Vec::new(),
            cumulative_weights: Vec::new(),
        }
    }

    /// The number of particles.
    pub(in crate::bots) fn len(&self) -> usize {
        self.particles.len()
    }

    /// Adds a particle: a determinization drawn uniformly, then weighted.
    pub(in crate::bots) fn draw(&mut self, generator: &mut Generator) {
        let hands = self.sampler.draw(generator);
        let weight = match self.weighting {
            Weighting::Uniform => 1.0,
            Weighting::Likelihood => self.likelihood.opponents(&hands).weight(),
        };
        let before = self.cumulative_weights.last().copied().unwrap_or(0.0);
        self.cumulative_weights.push(before + weight);
        self.particles.push(Determinization { hands, weight });
    }

    /// Samples a particle in proportion to the weights, and moves it by MCMC.
    ///
    /// # Panics
    /// If the set is empty.
    pub(in crate::bots) fn sample(&mut self, generator: &mut Generator) -> SampledParticle {
        let all = self.cumulative_weights.last().copied().unwrap_or(0.0);
        let at = all * random::fraction(generator);
        let index = self
            .cumulative_weights
            .partition_point(|weight| *weight <= at);
        let index = index.min(self.particles.len() - 1);
        let mut uses_heuristic = BySeat::new(self.particles[index].hands.seats());
        if self.weighting == Weighting::Likelihood {
            for _ in 0..MCMC_MOVES {
                self.mcmc_move(index, generator);
            }
            let opponents = self.likelihood.opponents(&self.particles[index].hands);
            uses_heuristic = opponents.draw(generator);
        }
        let hands = self.particles[index].hands;
        SampledParticle {
            index,
            hands,
            uses_heuristic,
        }
    }

    /// Proposes that two opponents exchange a card, and accepts with probability
    /// min(1, new weight / old weight). Rejects cards that a player cannot hold.
    fn mcmc_move(&mut self, index: usize, generator: &mut Generator) {
        let Determinization { mut hands, weight } = self.particles[index];
        let Some((one, other)) = self.two_opponents(generator) else {
            return;
        };
        let mut random_card = |hand: CardSet| hand.nth(below(generator, hand.len()));
        let (Some(given), Some(got)) = (random_card(hands[one]), random_card(hands[other])) else {
            return;
        };
        if !self.sampler.may_hold(one, got) || !self.sampler.may_hold(other, given) {
            return;
        }
        hands[one] = hands[one].without(given).with(got);
        hands[other] = hands[other].without(got).with(given);
        let new_weight = self.likelihood.opponents(&hands).weight();
        if weight * random::fraction(generator) < new_weight {
            self.particles[index] = Determinization {
                hands,
                weight: new_weight,
            };
        }
    }

    /// Draws two different opponents that have cards, if there are two.
    fn two_opponents(&self, generator: &mut Generator) -> Option<(Seat, Seat)> {
        let count = u32::try_from(self.opponents.len()).ok()?;
        if count < 2 {
            return None;
        }
        let one = below(generator, count);
        let other = (one + 1 + below(generator, count - 1)) % count;
        Some((self.opponents[one as usize], self.opponents[other as usize]))
    }
}
