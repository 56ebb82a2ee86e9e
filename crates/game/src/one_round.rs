//! A match of one round.

use cards::{BySeat, Seat, SeatCount, Seed};

use crate::{Game, Match, Standing};

/// A match of one round, from a given start: a patience, or a game in a test.
///
/// Players with the highest payoff win. A player without opponents wins with a payoff above 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OneRound<G: Game> {
    start: G,
    seed: Seed,
    payoffs: Option<BySeat<i32>>,
}

impl<G: Game> OneRound<G> {
    /// A match of this round. The outcomes of chance follow from the seed.
    #[must_use]
    pub const fn new(start: G, seed: Seed) -> Self {
        Self {
            start,
            seed,
            payoffs: None,
        }
    }
}

impl<G: Game> Match for OneRound<G> {
    type Round = G;

    fn seats(&self) -> SeatCount {
        self.start.seats()
    }

    fn seed(&self) -> Seed {
        self.seed
    }

    fn deal(&self) -> G {
        self.start.clone()
    }

    fn finish_round(&mut self, round: &G) {
        self.payoffs = round.payoffs();
    }

    fn totals(&self) -> BySeat<i32> {
        self.payoffs.unwrap_or_else(|| BySeat::new(self.seats()))
    }

    fn standing(&self) -> Standing {
        let Some(payoffs) = self.payoffs else {
            return Standing::Ongoing;
        };
        let best = match payoffs.as_slice() {
            [alone] => 1.max(*alone),
            several => several.iter().copied().max().unwrap_or_default(),
        };
        let winners = payoffs.iter().filter(|(_, payoff)| **payoff == best);
        Standing::Over(winners.map(|(seat, _): (Seat, _)| seat).collect())
    }
}
