//! The deals that are thought about: drawn at random, each weighed by the past.
//!
//! With many players few deals are left that the past makes likely, and the same would be picked over
//! and over. So before a deal is picked, some of its cards change hands at random, in such a way that
//! deals stay as likely as they weigh (Metropolis and others 1953; as in resample-move filters, Gilks
//! and Berzuini 2001).

use crate::rules::View;
use cards::{BySeat, CardSet, Generator, Seat, below};

use crate::bots::net::Net;
use crate::bots::random;
use crate::bots::sample::Sampler;
use crate::bots::belief::Weighting;
use crate::bots::belief::likelihood::Past;

/// Deals that agree with a view, and how likely each is.
#[derive(Clone, Debug)]
pub(in crate::bots) struct ParticleSet {
    past: Past,
    sampler: Sampler,
    belief: Weighting,
    /// The other players with cards.
    others: Vec<Seat>,
    worlds: Vec<Determinization>,
    /// The sum of the weights of the deals up to each, as they were drawn.
    weights: Vec<f64>,
}

/// One deal of the pool.
#[derive(Clone, Copy, Debug)]
struct Determinization {
    hands: BySeat<CardSet>,
    weight: f64,
}

/// How often two cards of a deal may change hands before it is picked.
const EXCHANGES: usize = 5;

/// A deal picked, to be played out.
#[derive(Clone, Copy, Debug)]
pub(in crate::bots) struct Pick {
    /// Which of the pool's deals it comes from.
    pub(in crate::bots) index: usize,
    /// Everybody's cards.
    pub(in crate::bots) hands: BySeat<CardSet>,
    /// Who plays by the quick policy; the others by the learned one.
    pub(in crate::bots) quick: BySeat<bool>,
}

impl ParticleSet {
    /// No deal yet. Without a network everybody is taken for a player of the quick policy.
    pub(in crate::bots) fn new(
        view: &View,
        net: Option<&'static Net>,
        sampler: Sampler,
        belief: Weighting,
    ) -> Self {
        let seats = view.seats().seats();
        Self {
            past: Past::of(view, net),
            sampler,
            belief,
            others: seats
                .filter(|seat| *seat != view.me() && view.cards_left(*seat) > 0)
                .collect(),
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
        let weight = match self.belief {
            Weighting::Possible => 1.0,
            Weighting::Likely => self.past.minds(&hands).weight(),
        };
        let before = self.weights.last().copied().unwrap_or(0.0);
        self.weights.push(before + weight);
        self.worlds.push(Determinization { hands, weight });
    }

    /// One of the deals, each as likely as it weighs.
    ///
    /// # Panics
    /// If none has been drawn.
    pub(in crate::bots) fn pick(&mut self, generator: &mut Generator) -> Pick {
        let all = self.weights.last().copied().unwrap_or(0.0);
        let at = all * random::fraction(generator);
        let index = self.weights.partition_point(|weight| *weight <= at);
        let index = index.min(self.worlds.len() - 1);
        let mut quick = BySeat::new(self.worlds[index].hands.seats());
        if self.belief == Weighting::Likely {
            for _ in 0..EXCHANGES {
                self.exchange(index, generator);
            }
            quick = self.past.minds(&self.worlds[index].hands).draw(generator);
        }
        let hands = self.worlds[index].hands;
        Pick {
            index,
            hands,
            quick,
        }
    }

    /// Two of the others exchange a card, if each may hold what they get; a deal less likely than it was
    /// is left only as often as it is likely.
    fn exchange(&mut self, index: usize, generator: &mut Generator) {
        let Determinization { mut hands, weight } = self.worlds[index];
        let Some((one, other)) = self.two(generator) else {
            return;
        };
        let mut any = |hand: CardSet| hand.nth(below(generator, hand.len()));
        let (Some(given), Some(got)) = (any(hands[one]), any(hands[other])) else {
            return;
        };
        if !self.sampler.may_hold(one, got) || !self.sampler.may_hold(other, given) {
            return;
        }
        hands[one] = hands[one].without(given).with(got);
        hands[other] = hands[other].without(got).with(given);
        let changed = self.past.minds(&hands).weight();
        if weight * random::fraction(generator) < changed {
            self.worlds[index] = Determinization {
                hands,
                weight: changed,
            };
        }
    }

    /// Two of the other players, if there are two with cards.
    fn two(&self, generator: &mut Generator) -> Option<(Seat, Seat)> {
        let count = u32::try_from(self.others.len()).ok()?;
        if count < 2 {
            return None;
        }
        let one = below(generator, count);
        let other = (one + 1 + below(generator, count - 1)) % count;
        Some((self.others[one as usize], self.others[other as usize]))
    }
}
