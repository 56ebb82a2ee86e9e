//! A match: a number of deals, and a point for winning one (rule 12).

use cards::{BySeat, Generator, Seat, SeatCount, Seed};
use game::{Standing, dealer_in_turn};

use crate::rules::deal::deal;
use crate::rules::{Ending, MatchOptions, Round, two};

/// A match between deals. The first dealer and every deal follow from the seed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match {
    seed: Seed,
    endings: Vec<Ending>,
    options: MatchOptions,
}

impl Match {
    /// A match before its first deal.
    #[must_use]
    pub const fn new(options: MatchOptions, seed: Seed) -> Self {
        Self {
            seed,
            endings: Vec::new(),
            options,
        }
    }

    /// The options and the number of deals.
    #[must_use]
    pub const fn options(&self) -> &MatchOptions {
        &self.options
    }

    /// The endings of the finished deals, in order.
    #[must_use]
    pub fn endings(&self) -> &[Ending] {
        &self.endings
    }

    /// Deals the next round.
    #[must_use]
    pub fn deal(&self) -> Round {
        let number = 1 + self.endings.len() as u64;
        self.deal_with(&mut self.seed.derive(number).generator())
    }

    /// Deals the next round from a generator that does not follow from the seed.
    #[must_use]
    pub fn deal_with(&self, generator: &mut Generator) -> Round {
        let options = self.options.options();
        Round::new(options, self.dealer(), deal(options, generator))
    }

    /// The dealer of the next round: at first drawn by lot, then the players take turns.
    fn dealer(&self) -> Seat {
        dealer_in_turn(self.seed, two(), self.endings.len())
    }
}

impl game::Match for Match {
    type Round = Round;

    fn seats(&self) -> SeatCount {
        two()
    }

    fn seed(&self) -> Seed {
        self.seed
    }

    fn deal(&self) -> Round {
        self.deal()
    }

    fn finish_round(&mut self, round: &Round) {
        self.endings.extend(round.position().ending);
    }

    /// The points: one for each deal won, more are better.
    fn totals(&self) -> BySeat<i32> {
        let winners = self.endings.iter().filter_map(|ending| ending.winner());
        winners.fold(BySeat::new(two()), |mut points, winner| {
            points[winner] += 1;
            points
        })
    }

    /// Over after the chosen number of deals. Equally many points share the win.
    fn standing(&self) -> Standing {
        if self.endings.len() < usize::from(self.options.deals()) {
            return Standing::Ongoing;
        }
        Standing::most_win(&self.totals())
    }
}
