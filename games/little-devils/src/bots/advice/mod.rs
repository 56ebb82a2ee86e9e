//! What each card is expected to cost: the word of an adviser who knows no more than the viewer.
//!
//! As in [`foresight`](super::belief), likely deals are drawn and played out by players who do not
//! see them; but every card is tried in the same deals and equally often, so that what is said of it
//! has an honest interval. Costs are devils of this round; how the match stands is left out.

mod estimate;
mod hand_value;

use core::task::Poll;

use crate::rules::View;
use cards::{BySeat, Card, Generator, Seed};

use self::estimate::DevilsByCard;
pub use self::estimate::Estimate;
pub use self::hand_value::HandValue;
use super::net::Net;
use super::sample::Sampler;
use crate::bots::belief::{ParticleSet, Rollout, SampledParticle, Weighting};
use crate::bots::playout_state::PlayoutState;

/// How many deals are drawn for each that is played out: few of those drawn are likely.
const DRAWN: usize = 4;

/// Advice in the making. What comes of it follows from the view, the seed, the number of deals and
/// the policy alone, however it is sliced.
#[derive(Clone, Debug)]
pub struct Adviser {
    /// The table, the learned policy (if there is one) and nobody's cards but the viewer's.
    start: Rollout<'static>,
    particles: ParticleSet,
    generator: Generator,
    cards: Vec<Card>,
    policy_card: Card,
    deals: u32,
    /// What the viewer takes from now on, by card.
    devils: DevilsByCard,
    /// In how many deals each card takes the trick.
    tricks_taken: Vec<u32>,
    played: u32,
}

/// What there is to say of each legal card.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// A row for each legal card, ascending.
    pub rows: Vec<CardEstimate>,
    /// The card that the policy which plays the deals out would have played.
    pub policy_card: Card,
}

/// What there is to say of one card.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CardEstimate {
    /// The card.
    pub card: Card,
    /// The devils the viewer takes from this card to the end of the round, this trick included.
    pub devils: Estimate,
    /// How many devils more than with the best card; 0 for the best. Card is compared with card in
    /// each deal, so this is surer than the difference of two [`Self::devils`].
    pub regret: Estimate,
    /// How many devils more than with [`Advice::policy_card`], compared in the same way; may be less than 0.
    pub versus_policy: Estimate,
    /// The share of deals in which the card takes the trick, 0 to 1.
    pub take_rate: f64,
}

impl Adviser {
    /// Begins to think about the viewer's card, over this many deals played out, at least 2. Without
    /// a network everybody is taken for a player of the quick policy. `None` if it is not the viewer's
    /// turn, or no deal agrees with the view.
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
            deals: deals.max(2),
            devils: DevilsByCard::new(cards.len()),
            tricks_taken: vec![0; cards.len()],
            played: 0,
            cards,
        })
    }

    /// Thinks on for up to this many iterations: deals drawn or played out. Ready when all are done,
    /// and ever after.
    pub fn step(&mut self, iterations: u32) -> Poll<Advice> {
        for _ in 0..iterations {
            if self.played >= self.deals {
                break;
            }
            if self.particles.len() < self.deals as usize * DRAWN {
                self.particles.draw(&mut self.generator);
            } else {
                self.try_every_card();
            }
        }
        if self.played < self.deals {
            return Poll::Pending;
        }
        Poll::Ready(self.advice())
    }

    /// Tries every card in one of the deals.
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
        self.played += 1;
    }

    /// The advice after the deals played out so far.
    fn advice(&self) -> Advice {
        let best = self.devils.cheapest();
        let policy_card = self.cards.iter().position(|card| *card == self.policy_card);
        let row = |(at, card): (usize, &Card)| CardEstimate {
            card: *card,
            devils: self.devils.mean(at),
            regret: self.devils.regret(at, best),
            versus_policy: self.devils.regret(at, policy_card.unwrap_or(best)),
            take_rate: f64::from(self.tricks_taken[at]) / f64::from(self.played),
        };
        Advice {
            rows: self.cards.iter().enumerate().map(row).collect(),
            policy_card: self.policy_card,
        }
    }
}

impl Advice {
    /// The row of the card that is expected to cost least; of equal cards the lowest.
    ///
    /// # Panics
    /// If there is no row; an adviser's advice has one.
    #[must_use]
    pub fn best(&self) -> &CardEstimate {
        let rows = self.rows.iter();
        rows.min_by(|one, other| one.devils.mean.total_cmp(&other.devils.mean))
            .expect("a legal card")
    }

    /// The row of a card, if it was legal.
    #[must_use]
    pub fn row(&self, card: Card) -> Option<&CardEstimate> {
        self.rows.iter().find(|row| row.card == card)
    }
}
