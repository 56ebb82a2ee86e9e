//! A match: rounds until somebody has 100 devils.

use cards::{BySeat, Seat, SeatCount, Seed, below};

use crate::rules::{Round, TARGET};

/// A match between rounds: what it follows from, and the devils of the rounds so far.
///
/// Everything random in it follows from one seed: the first dealer and every round's shuffle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match {
    seats: SeatCount,
    seed: Seed,
    rounds: Vec<BySeat<u8>>,
}

/// How a match stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Standing {
    /// Nobody has 100 yet: another round.
    Ongoing,
    /// Over: these have the fewest devils, and share the win if they are several.
    Won(Vec<Seat>),
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

    /// How many players there are.
    #[must_use]
    pub const fn seats(&self) -> SeatCount {
        self.seats
    }

    /// What the deals follow from.
    #[must_use]
    pub const fn seed(&self) -> Seed {
        self.seed
    }

    /// The devils each player took, round by round.
    #[must_use]
    pub fn rounds(&self) -> &[BySeat<u8>] {
        &self.rounds
    }

    /// The devils each player has taken in all rounds.
    #[must_use]
    pub fn totals(&self) -> BySeat<u16> {
        BySeat::from_fn(self.seats, |seat| {
            self.rounds.iter().map(|round| u16::from(round[seat])).sum()
        })
    }

    /// Who deals the next round: drawn from the seed, then passing to the left.
    #[must_use]
    pub fn dealer(&self) -> Seat {
        let players = u32::from(self.seats.get());
        let drawn = below(&mut self.seed.branch(0).generator(), players) as usize;
        let moved = (drawn + self.rounds.len()) % self.seats.size();
        self.seats.seats().nth(moved).unwrap_or(Seat::FIRST)
    }

    /// The next round's deal.
    #[must_use]
    pub fn deal(&self) -> Round {
        let mut generator = self.seed.branch(1 + self.rounds.len() as u64).generator();
        Round::shuffled(self.seats, self.dealer(), &mut generator)
    }

    /// Adds a round's devils to the totals.
    pub fn add_round(&mut self, devils: BySeat<u8>) {
        self.rounds.push(devils);
    }

    /// Whether the match goes on, and if not, who has won.
    #[must_use]
    pub fn standing(&self) -> Standing {
        let totals = self.totals();
        if totals.as_slice().iter().all(|total| *total < TARGET) {
            return Standing::Ongoing;
        }
        let fewest = totals.as_slice().iter().min();
        let winners = totals
            .iter()
            .filter(|(_, total)| Some(*total) == fewest)
            .map(|(seat, _)| seat);
        Standing::Won(winners.collect())
    }
}
