//! The match of the toy game.

use cards::{BySeat, SeatCount, Seed};
use game::{Match, Standing};

use super::{ROUNDS, Round, TwoRounds, dealt};

impl Match for TwoRounds {
    type Round = Round;

    fn seats(&self) -> SeatCount {
        self.totals.seats()
    }

    fn seed(&self) -> Seed {
        self.seed
    }

    fn deal(&self) -> Round {
        dealt(self, self.seed.derive(self.rounds.into()))
    }

    fn finish_round(&mut self, round: &Round) {
        self.rounds += 1;
        let totals = self.totals;
        self.totals = BySeat::from_fn(totals.seats(), |seat| totals[seat] + round.taken[seat]);
    }

    fn totals(&self) -> BySeat<i32> {
        self.totals
    }

    fn standing(&self) -> Standing {
        if self.rounds < ROUNDS {
            return Standing::Ongoing;
        }
        let most = self.totals.as_slice().iter().max();
        let winners = self.totals.iter().filter(|(_, total)| Some(*total) == most);
        Standing::Over(winners.map(|(seat, _)| seat).collect())
    }
}
