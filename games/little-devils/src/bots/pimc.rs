//! Plain determinized Monte Carlo (perfect-information Monte Carlo, PIMC), a baseline.
//!
//! Samples deals that agree with the view, and plays each out once for every legal card, everybody by
//! the heuristic policy.

use crate::rules::{HAND_SIZE, View};
use cards::{BySeat, Card, CardSet, Generator, Seat, Seed};

use crate::bots::playout;
use crate::bots::playout_state::PlayoutState;
use crate::bots::sample::Sampler;

/// A PIMC decision in progress; one iteration is one sampled deal.
#[derive(Clone, Debug)]
pub struct Pimc {
    me: Seat,
    legal: CardSet,
    state: PlayoutState,
    sampler: Sampler,
    generator: Generator,
    /// The viewer's devils in all deals so far, for each legal card in ascending order.
    devils: [u64; HAND_SIZE],
}

impl Pimc {
    /// Begins a decision. It must be the viewer's turn.
    #[must_use]
    pub fn new(view: &View, sampler: Sampler, seed: Seed) -> Self {
        Self {
            me: view.me(),
            legal: view.legal(),
            state: PlayoutState::from_view(view, &BySeat::new(view.seats())),
            sampler,
            generator: seed.generator(),
            devils: [0; HAND_SIZE],
        }
    }

    /// Samples one deal and plays it out after each legal card.
    pub fn iterate(&mut self) {
        self.state
            .set_hands(&self.sampler.draw(&mut self.generator));
        for (card, sum) in self.legal.iter().zip(&mut self.devils) {
            let mut state = self.state;
            state.play(card);
            *sum += u64::from(playout::heuristic(state)[self.me]);
        }
    }

    /// The card that has cost least so far; of equal cards the lowest.
    #[must_use]
    pub fn best(&self) -> Option<Card> {
        let cards = self.legal.iter().zip(self.devils);
        Some(cards.min_by_key(|(_, devils)| *devils)?.0)
    }
}
