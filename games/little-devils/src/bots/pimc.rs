//! Plain determinized Monte Carlo, a baseline: what each card costs in sampled deals that everybody
//! plays to the end by the quick policy.

use crate::rules::View;
use cards::{BySeat, Card, CardSet, Generator, Seat, Seed};

use super::playout;
use super::sample::Sampler;
use crate::bots::playout_state::PlayoutState;

/// A decision by determinized Monte Carlo in progress; one iteration is one sampled deal.
#[derive(Clone, Debug)]
pub struct Pimc {
    me: Seat,
    legal: CardSet,
    table: PlayoutState,
    sampler: Sampler,
    generator: Generator,
    /// The viewer's devils so far, for each legal card ascending.
    devils: [u64; 9],
}

impl Pimc {
    /// Nothing sampled yet, from deals that agree with the view. It must be the viewer's turn.
    #[must_use]
    pub fn new(view: &View, sampler: Sampler, seed: Seed) -> Self {
        Self {
            me: view.me(),
            legal: view.legal(),
            table: PlayoutState::of(view, &BySeat::new(view.seats())),
            sampler,
            generator: seed.generator(),
            devils: [0; 9],
        }
    }

    /// Samples one deal and plays it out after each legal card.
    pub fn iterate(&mut self) {
        self.table.deal(&self.sampler.draw(&mut self.generator));
        for (card, sum) in self.legal.iter().zip(&mut self.devils) {
            let mut table = self.table;
            table.play(card);
            *sum += u64::from(playout::heuristic(table)[self.me]);
        }
    }

    /// The card that has cost least so far; of equal cards the lowest.
    #[must_use]
    pub fn best(&self) -> Option<Card> {
        let cards = self.legal.iter().zip(self.devils);
        Some(cards.min_by_key(|(_, devils)| *devils)?.0)
    }
}
