//! Value of a hand: the devils that it can be expected to take in the round.

use core::task::Poll;

use crate::rules::View;
use cards::{BySeat, Generator, Seed};

use super::Estimate;
use super::estimate::DevilsByCard;
use crate::bots::belief::Rollout;
use crate::bots::net::Net;
use crate::bots::playout_state::PlayoutState;
use crate::bots::sample::Sampler;

/// The computation of a hand's value: the mean devils over random determinizations, played out by
/// the learned policy. Without a network everybody follows the heuristic.
#[derive(Clone, Debug)]
pub struct HandValue {
    start: Rollout<'static>,
    sampler: Sampler,
    generator: Generator,
    samples: u32,
    devils: DevilsByCard,
    sampled: u32,
}

impl HandValue {
    /// Begins to value the viewer's hand over this many determinizations, at least 2. `None` if a card has
    /// been played, or no deal agrees with the view.
    #[must_use]
    pub fn new(view: &View, net: Option<&'static Net>, seed: Seed, deals: u32) -> Option<Self> {
        let sampler = Sampler::new(view).filter(|_| view.played().is_empty())?;
        let state = PlayoutState::from_view(view, &BySeat::new(view.seats()));
        let start = Rollout {
            state,
            accumulator: net.map(|net| net.accumulator(&state)),
            uses_heuristic: BySeat::new(view.seats()),
        };
        Some(Self {
            start,
            sampler,
            generator: seed.generator(),
            samples: deals.max(2),
            devils: DevilsByCard::new(1),
            sampled: 0,
        })
    }

    /// Plays out up to this many determinizations. Ready when all are done, and from then on.
    pub fn step(&mut self, iterations: u32) -> Poll<Estimate> {
        for _ in 0..iterations.min(self.samples - self.sampled) {
            let mut rollout = self.start;
            rollout
                .state
                .set_hands(&self.sampler.draw(&mut self.generator));
            let mut devils = [0; 9];
            devils[0] = rollout.finish()[self.sampler.me()];
            self.devils.add(self.sampled as usize, devils);
            self.sampled += 1;
        }
        if self.sampled < self.samples {
            return Poll::Pending;
        }
        Poll::Ready(self.devils.mean(0))
    }
}
