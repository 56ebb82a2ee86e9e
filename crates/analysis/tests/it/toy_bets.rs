//! A toy decision with known values: two players, and the first bets on a hidden die.

use cards::{BySeat, Card, CardSet, Generator, Seat, SeatCount, SeatRange, below};
use search::{Determinize, Playout};

/// The bets: a safe one, one that pays 6 on a six (1 on average), one that loses 2, and one that wins or
/// loses 3.
pub(crate) const SAFE: i64 = 1;
pub(crate) const SIX: i64 = 2;
pub(crate) const BAD: i64 = 3;
pub(crate) const EVEN: i64 = 4;

/// A die, and the bet once it is made. The die moves all payoffs of the first player alike.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bet {
    die: i32,
    made: Option<Card>,
}

/// What the first player knows: nothing.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Unseen;

pub(crate) fn bet(number: i64) -> Card {
    Card::try_from(number).expect("a card")
}

pub(crate) fn seats() -> SeatCount {
    SeatRange::new(2, 2).fewest()
}

impl Bet {
    pub(crate) const fn thrown(die: i32) -> Self {
        Self { die, made: None }
    }
}

impl Playout for Bet {
    type Move = Card;
    type Moves = CardSet;

    fn to_move(&self) -> Option<Seat> {
        self.made.is_none().then_some(Seat::FIRST)
    }

    fn legal(&self) -> CardSet {
        if self.made.is_some() {
            return CardSet::EMPTY;
        }
        CardSet::from_numbers([SAFE, SIX, BAD, EVEN]).expect("cards")
    }

    fn play(&mut self, card: Card) {
        self.made = Some(card);
    }

    fn payoffs(&self) -> BySeat<i32> {
        let made = self.made.map(|card| i64::from(card.number()));
        let gain = match made {
            Some(SIX) => 6 * i32::from(self.die == 6),
            Some(BAD) => -2,
            Some(EVEN) => 3 - 6 * i32::from(self.die < 4),
            _ => 0,
        };
        BySeat::from_fn(seats(), |seat| {
            if seat == Seat::FIRST {
                10 * self.die + gain
            } else {
                0
            }
        })
    }
}

impl Determinize for Unseen {
    type State = Bet;

    fn viewer(&self) -> Seat {
        Seat::FIRST
    }

    fn legal(&self) -> CardSet {
        Bet::thrown(1).legal()
    }

    fn determinize(&self, generator: &mut Generator) -> Bet {
        let thrown = below(generator, 6) + 1;
        Bet::thrown(i32::try_from(thrown).expect("a die"))
    }
}
