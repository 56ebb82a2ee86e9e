//! The match of the toy game.

use cards::{BySeat, SeatCount, Seed};
use game::{Match, Standing};

use super::{ROUNDS, Toy, TwoRounds, dealt};

impl<const CROOKED: bool, const LAX: bool> Match for TwoRounds<CROOKED, LAX> {
    type Round = Toy<CROOKED, LAX>;

    fn seats(&self) -> SeatCount {
        self.totals.seats()
    }

    fn seed(&self) -> Seed {
        self.seed
    }

    fn deal(&self) -> Self::Round {
        dealt(self, self.seed.derive(self.rounds.into()))
    }

    fn finish_round(&mut self, round: &Self::Round) {
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
        Standing::most_win(&self.totals)
    }
}
