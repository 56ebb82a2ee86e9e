//! A match of High Card: chips are carried from round to round, and totals may be negative.

use cards::{BySeat, SeatCount, Seed};
use game::conformance::matches;
use game::{Game, Ignore, Match, Record, Standing, playthrough};

use crate::high_card::{HighCard, share};

/// Twelve rounds; most chips win.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct HighCardMatch {
    seed: Seed,
    rounds: u64,
    chips: BySeat<i32>,
    pot: i32,
}

impl HighCardMatch {
    pub(crate) fn new(seats: SeatCount, seed: Seed) -> Self {
        Self {
            seed,
            rounds: 0,
            chips: BySeat::new(seats),
            pot: 0,
        }
    }
}

impl Match for HighCardMatch {
    type Round = HighCard;

    fn seats(&self) -> SeatCount {
        self.chips.seats()
    }

    fn seed(&self) -> Seed {
        self.seed
    }

    fn deal(&self) -> HighCard {
        let mut generator = self.seed.derive(self.rounds).generator();
        HighCard::deal(self.seats(), self.pot, &mut generator)
    }

    fn finish_round(&mut self, round: &HighCard) {
        let won = |seat| {
            if round.winner() == Some(seat) {
                round.pot - 1
            } else {
                -1
            }
        };
        self.chips = BySeat::from_fn(self.seats(), |seat| self.chips[seat] + won(seat));
        self.pot = round.left();
        self.rounds += 1;
    }

    fn totals(&self) -> BySeat<i32> {
        self.chips
    }

    fn standing(&self) -> Standing {
        if self.rounds < 12 {
            return Standing::Ongoing;
        }
        let shared = BySeat::from_fn(self.seats(), |one| {
            let partners = self
                .chips
                .iter()
                .filter(|(other, _)| share(self.seats(), one, *other));
            partners.map(|(_, chips)| *chips).sum::<i32>()
        });
        Standing::most_win(&shared)
    }
}

#[test]
fn chips_are_carried_from_round_to_round() {
    let (mut carried, mut debtors) = (0, 0);
    for seats in HighCard::SEATS.all() {
        let make = |seed| HighCardMatch::new(seats, seed);
        matches(make, (0..4).map(Seed), 12).expect("it conforms");
        let mut record = Record::new(make(Seed(1)));
        loop {
            while let Some(card) = record.round().legal().first() {
                record.play(*card, &mut Ignore).expect("legal");
            }
            let state = record.match_state();
            let sum: i32 = state.totals().as_slice().iter().sum();
            assert_eq!(sum + state.pot, 0, "no chip is lost: {state:?}");
            carried += state.pot;
            if !record.next_round() {
                break;
            }
            assert_eq!(
                record.round().pot,
                record.match_state().pot + i32::from(seats.get())
            );
        }
        let totals = record.match_state().totals();
        debtors += totals.iter().filter(|(_, chips)| **chips < 0).count();
    }
    assert!(debtors > 0, "somebody has fewer chips than at first");
    assert!(carried > 0, "some round was a tie");
}

#[test]
fn the_playthrough_of_high_card_is_the_recorded_one() {
    let extent = playthrough::Extent {
        rounds: 2,
        moves: 8,
        views_every: 8,
    };
    let seats = HighCard::SEATS.seat_count(4).expect("four");
    let text = playthrough::write(HighCardMatch::new(seats, Seed(1)), extent);
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/high-card.txt");
    let compared = playthrough::compare(path, include_str!("../data/high-card.txt"), &text);
    assert_eq!(compared, Ok(()));
}
