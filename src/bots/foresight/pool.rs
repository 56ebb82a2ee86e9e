//! The deals that are thought about: drawn at random, each weighed by the past.

use crate::cards::{BySeat, CardSet, Generator};
use crate::rules::little_devils::View;

use super::super::net::Net;
use super::super::random;
use super::super::sample::Sampler;
use super::Belief;
use super::likelihood::{Minds, Past};

/// Deals that agree with a view, and how likely each is.
#[derive(Clone, Debug)]
pub(in crate::bots) struct Pool {
    past: Past,
    sampler: Sampler,
    belief: Belief,
    worlds: Vec<World>,
    /// The sum of the weights of the deals up to each.
    weights: Vec<f64>,
}

/// One deal of the pool.
#[derive(Clone, Copy, Debug)]
struct World {
    hands: BySeat<CardSet>,
    minds: Minds,
}

/// A deal picked, to be played out.
#[derive(Clone, Copy, Debug)]
pub(in crate::bots) struct Pick {
    /// Which of the pool's deals it is.
    pub(in crate::bots) index: usize,
    /// Everybody's cards.
    pub(in crate::bots) hands: BySeat<CardSet>,
    /// Who plays by the quick policy; the others by the learned one.
    pub(in crate::bots) quick: BySeat<bool>,
}

impl Pool {
    /// No deal yet. Without a network everybody is taken for a player of the quick policy.
    pub(in crate::bots) fn new(
        view: &View,
        net: Option<&'static Net>,
        sampler: Sampler,
        belief: Belief,
    ) -> Self {
        Self {
            past: Past::of(view, net),
            sampler,
            belief,
            worlds: Vec::new(),
            weights: Vec::new(),
        }
    }

    /// How many deals there are.
    pub(in crate::bots) fn len(&self) -> usize {
        self.worlds.len()
    }

    /// Adds a deal.
    pub(in crate::bots) fn draw(&mut self, generator: &mut Generator) {
        let hands = self.sampler.draw(generator);
        let (weight, minds) = self.past.weigh(&hands, self.belief);
        let before = self.weights.last().copied().unwrap_or(0.0);
        self.weights.push(before + weight);
        self.worlds.push(World { hands, minds });
    }

    /// One of the deals, each as likely as it weighs.
    ///
    /// # Panics
    /// If none has been drawn.
    pub(in crate::bots) fn pick(&self, generator: &mut Generator) -> Pick {
        let all = self.weights.last().copied().unwrap_or(0.0);
        let at = all * random::fraction(generator);
        let index = self.weights.partition_point(|weight| *weight <= at);
        let index = index.min(self.worlds.len() - 1);
        let World { hands, minds } = self.worlds[index];
        Pick {
            index,
            hands,
            quick: minds.draw(generator),
        }
    }
}
