//! A match: a number of deals, and a point for losing one (rule 9).

use cards::{BySeat, Generator, Seat, SeatCount, Seed};
use game::{Standing, dealer_in_turn};

use crate::rules::{Ending, MatchOptions, Round, deal};

/// A match between rounds. The first dealer and every deal follow from the seed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match {
    options: MatchOptions,
    seed: Seed,
    endings: Vec<Ending>,
}

impl Match {
    /// A match before its first round.
    #[must_use]
    pub const fn new(options: MatchOptions, seed: Seed) -> Self {
        Self {
            options,
            seed,
            endings: Vec::new(),
        }
    }

    /// The choices before the match.
    #[must_use]
    pub const fn options(&self) -> &MatchOptions {
        &self.options
    }

    /// The endings of the finished rounds, in order.
    #[must_use]
    pub fn endings(&self) -> &[Ending] {
        &self.endings
    }

    /// The dealer of the next round: at first drawn by lot, then the last loser.
    #[must_use]
    pub fn dealer(&self) -> Seat {
        self.dealer_of(self.next_number())
    }

    /// The dealer of a round, by its number from 1 up to that of the next one.
    #[must_use]
    pub fn dealer_of(&self, number: usize) -> Seat {
        let losers = self.endings.iter().take(number.saturating_sub(1)).rev();
        let loser = losers.copied().find_map(Ending::loser);
        loser.unwrap_or_else(|| dealer_in_turn(self.seed, self.options.trumps().seats(), 0))
    }

    /// Deals the next round.
    #[must_use]
    pub fn deal(&self) -> Round {
        let number = self.next_number() as u64;
        self.deal_with(&mut self.seed.derive(number).generator())
    }

    /// Deals the next round from a generator that does not follow from the seed.
    #[must_use]
    pub fn deal_with(&self, generator: &mut Generator) -> Round {
        let (trumps, options) = (*self.options.trumps(), self.options.options());
        deal::deal(trumps, options, self.dealer(), generator)
    }

    const fn next_number(&self) -> usize {
        1 + self.endings.len()
    }
}

impl game::Match for Match {
    type Round = Round;

    fn seats(&self) -> SeatCount {
        self.options.trumps().seats()
    }

    fn seed(&self) -> Seed {
        self.seed
    }

    fn deal(&self) -> Round {
        self.deal()
    }

    fn finish_round(&mut self, round: &Round) {
        self.endings.extend(round.position().table().ending);
    }

    /// The points: one for each round lost, fewer are better.
    fn totals(&self) -> BySeat<i32> {
        let mut points = BySeat::new(game::Match::seats(self));
        for loser in self.endings.iter().copied().filter_map(Ending::loser) {
            points[loser] += 1;
        }
        points
    }

    /// Over after the chosen number of deals. Players with the fewest points share the win.
    fn standing(&self) -> Standing {
        if self.endings.len() < usize::from(self.options.deals()) {
            return Standing::Ongoing;
        }
        Standing::fewest_win(&self.totals())
    }
}
