//! The expected devils after each legal card, estimated without hidden information.
//!
//! Samples and rolls out particles as [`belief`](crate::bots::belief) search does. But every card
//! is tried in the same determinizations and equally often, so that its confidence interval is
//! honest. Only the devils of this round count; the totals of the match are ignored.

mod estimate;
mod hand_value;

use core::task::Poll;

use crate::rules::View;
use cards::{BySeat, Card, Generator, Seed};

use self::estimate::DevilsByCard;
pub use self::estimate::{Estimate, hundredths, percent};
pub use self::hand_value::HandValue;
use crate::bots::belief::{ParticleSet, Rollout, SampledParticle, Weighting};
use crate::bots::net::Net;
use crate::bots::playout_state::PlayoutState;
use crate::bots::sample::Sampler;

/// The number of particles drawn for each rollout of all cards. With fewer, the same likely particles
/// would be sampled again and again, since only a few have noticeable weight.
const DRAWN: usize = 4;

/// The computation of estimates. The result depends on the view, the seed, the number of samples and
/// the policy alone, however the computation is sliced.
#[derive(Clone, Debug)]
pub struct CardEstimator {
    /// The state, the learned policy (if there is one), and the viewer's hand; other hands are
    /// empty.
    start: Rollout<'static>,
    particles: ParticleSet,
    generator: Generator,
    cards: Vec<Card>,
    policy_card: Card,
    /// The number of determinizations to sample.
    samples: u32,
    /// The viewer's devils from now on, by card.
    devils: DevilsByCard,
    /// The number of samples in which each card takes the trick.
    tricks_taken: Vec<u32>,
    /// The number sampled so far.
    sampled: u32,
}

/// The estimates for all legal cards.
#[derive(Clone, Debug, PartialEq)]
pub struct CardEstimates {
    /// One row for each legal card, in ascending order.
    pub rows: Vec<CardEstimate>,
    /// The card that the policy of the rollouts would play.
    pub policy_card: Card,
}

/// The estimates for one card.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CardEstimate {
    /// The card.
    pub card: Card,
    /// The viewer's devils from this card to the end of the round, this trick included.
    pub devils: Estimate,
    /// The cost of the card: its devils less those of the best card; 0 for the best. Compared in the
    /// same determinizations, so its interval is narrower than that of a difference of two
    /// [`Self::devils`].
    pub cost: Estimate,
    /// The devils of the card less those of [`CardEstimates::policy_card`], compared in the same way. Can be
    /// negative.
    pub versus_policy: Estimate,
    /// The share of the determinizations in which the card takes the trick, 0 to 1.
    pub take_rate: f64,
}

impl CardEstimator {
    /// Begins to estimate the viewer's cards with this many sampled determinizations, at
    /// least 2. Without a network everybody is assumed to follow the heuristic. `None` if it is not
    /// the viewer's turn, or no deal agrees with the view.
    #[must_use]
    pub fn new(view: &View, net: Option<&'static Net>, seed: Seed, deals: u32) -> Option<Self> {
        let cards: Vec<Card> = view.legal().iter().collect();
        let sampler = Sampler::new(view)?;
        let state = PlayoutState::from_view(view, &BySeat::new(view.seats()));
        let start = Rollout {
            state,
            accumulator: net.map(|net| net.accumulator(&state)),
            uses_heuristic: BySeat::new(view.seats()),
        };
        (!cards.is_empty()).then(|| Self {
            policy_card: start.card(),
            start,
            particles: ParticleSet::new(view, net, sampler, Weighting::Likelihood),
            generator: seed.generator(),
            samples: deals.max(2),
            devils: DevilsByCard::new(cards.len()),
            tricks_taken: vec![0; cards.len()],
            sampled: 0,
            cards,
        })
    }

    /// Runs up to this many iterations: draws a particle, or rolls one out. Ready when all are
    /// done, and from then on.
    pub fn step(&mut self, iterations: u32) -> Poll<CardEstimates> {
        for _ in 0..iterations {
            if self.sampled >= self.samples {
                break;
            }
            if self.particles.len() < self.samples as usize * DRAWN {
                self.particles.draw(&mut self.generator);
            } else {
                self.try_every_card();
            }
        }
        if self.sampled < self.samples {
            return Poll::Pending;
        }
        Poll::Ready(self.estimates())
    }

    /// Rolls out every card in one sampled determinization.
    fn try_every_card(&mut self) {
        let SampledParticle {
            index,
            hands,
            uses_heuristic,
        } = self.particles.sample(&mut self.generator);
        let me = self.start.state.turn();
        let before = self.start.state.devils()[me];
        let mut start = Rollout {
            uses_heuristic,
            ..self.start
        };
        start.state.set_hands(&hands);
        let mut devils = [0; 9];
        for (at, card) in self.cards.iter().enumerate() {
            let mut rollout = start;
            rollout.play(*card);
            self.tricks_taken[at] += u32::from(rollout.finish_trick() == me);
            devils[at] = rollout.finish()[me] - before;
        }
        self.devils.add(index, devils);
        self.sampled += 1;
    }

    /// The estimates from the rollouts so far.
    fn estimates(&self) -> CardEstimates {
        let best = self.devils.best();
        let policy_card = self.cards.iter().position(|card| *card == self.policy_card);
        let row = |(at, card): (usize, &Card)| CardEstimate {
            card: *card,
            devils: self.devils.mean(at),
            cost: self.devils.difference(at, best),
            versus_policy: self.devils.difference(at, policy_card.unwrap_or(best)),
            take_rate: f64::from(self.tricks_taken[at]) / f64::from(self.sampled),
        };
        CardEstimates {
            rows: self.cards.iter().enumerate().map(row).collect(),
            policy_card: self.policy_card,
        }
    }
}

impl CardEstimates {
    /// The row of the card with the fewest expected devils; of equal cards the lowest.
    ///
    /// # Panics
    /// If there are no rows. A [`CardEstimator`] gives at least one.
    #[must_use]
    pub fn best(&self) -> &CardEstimate {
        let rows = self.rows.iter();
        rows.min_by(|one, other| one.devils.mean.total_cmp(&other.devils.mean))
            .expect("a legal card")
    }

    /// The row of a card; `None` if the card was not legal.
    #[must_use]
    pub fn row(&self, card: Card) -> Option<&CardEstimate> {
        self.rows.iter().find(|row| row.card == card)
    }
}
