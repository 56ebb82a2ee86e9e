//! A match: rounds until somebody has 100 devils (rules 4.1 to 4.3).

use cards::{BySeat, Seat, SeatCount, Seed};
use game::{Standing, dealer_in_turn};

use crate::rules::{Round, TARGET};

/// A match between rounds: its seed, and the devils of the finished rounds.
///
/// The first dealer (rule 5.1) and every round's shuffle follow from the seed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match {
    seats: SeatCount,
    seed: Seed,
    rounds: Vec<BySeat<u8>>,
}

impl Match {
    /// A match before its first round.
    #[must_use]
    pub const fn new(seats: SeatCount, seed: Seed) -> Self {
        Self {
            seats,
            seed,
            rounds: Vec::new(),
        }
    }

    /// The number of players.
    #[must_use]
    pub const fn seats(&self) -> SeatCount {
        self.seats
    }

    /// The seed of the deals.
    #[must_use]
    pub const fn seed(&self) -> Seed {
        self.seed
    }

    /// Each player's devils in every finished round, in order.
    #[must_use]
    pub fn rounds(&self) -> &[BySeat<u8>] {
        &self.rounds
    }

    /// Each player's devils in all finished rounds together.
    #[must_use]
    pub fn totals(&self) -> BySeat<u16> {
        BySeat::from_fn(self.seats, |seat| {
            self.rounds.iter().map(|round| u16::from(round[seat])).sum()
        })
    }

    /// The dealer of the next round: at first drawn from the seed, then moving to the left.
    #[must_use]
    pub fn dealer(&self) -> Seat {
        dealer_in_turn(self.seed, self.seats, self.rounds.len())
    }

    /// Deals the next round.
    #[must_use]
    pub fn deal(&self) -> Round {
        let mut generator = self.seed.derive(1 + self.rounds.len() as u64).generator();
        Round::shuffled(self.seats, self.dealer(), &mut generator)
    }

    /// Adds a finished round's devils.
    pub fn add_round(&mut self, devils: BySeat<u8>) {
        self.rounds.push(devils);
    }

    /// Whether the match is over (rule 4.3). The winners have the fewest devils (rule 5.2).
    #[must_use]
    pub fn standing(&self) -> Standing {
        let totals = self.totals();
        if totals.as_slice().iter().all(|total| *total < TARGET) {
            return Standing::Ongoing;
        }
        Standing::fewest_win(&totals)
    }
}

impl game::Match for Match {
    type Round = Round;

    fn seats(&self) -> SeatCount {
        self.seats
    }

    fn seed(&self) -> Seed {
        self.seed
    }

    fn deal(&self) -> Round {
        self.deal()
    }

    fn finish_round(&mut self, round: &Round) {
        self.add_round(*round.position().devils());
    }

    /// The devils, fewer are better.
    fn totals(&self) -> BySeat<i32> {
        self.totals().map(i32::from)
    }

    fn standing(&self) -> Standing {
        self.standing()
    }
}
