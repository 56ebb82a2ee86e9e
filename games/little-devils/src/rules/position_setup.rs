//! Validation of untrusted positions.

use cards::{BySeat, Card, CardSet, Seat, SeatCount};

use crate::rules::{
    CardPlace, HAND_SIZE, Position, PositionFault, PositionFaults, SEATS, Trick, legal, points,
};

/// An untrusted position, as read from a file or a message: any numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PositionSetup {
    /// The number of players, 3 to 6.
    pub players: i64,
    /// The cards in each seat's hand, in any order. All hands have the same size, one card less for
    /// players who have played to the trick.
    pub hands: Vec<Vec<i64>>,
    /// (seat, card) of the trick on the table, in order; not complete.
    pub trick: Vec<(i64, i64)>,
    /// The seat to move.
    pub turn: i64,
}

impl PositionSetup {
    /// Validates the position. Nobody has taken any devils in it.
    ///
    /// # Errors
    /// Every fault of the numbers; if there are none, every illegal card of the trick.
    pub fn validate(&self) -> Result<Position, PositionFaults> {
        let seats = SEATS
            .seat_count(self.players)
            .map_err(|fault| PositionFaults(vec![PositionFault::Players(fault)]))?;
        let mut reading = Reading {
            setup: self,
            seats,
            seen: CardSet::EMPTY,
            faults: Vec::new(),
        };
        let hands = reading.hands();
        let cards = reading.trick();
        reading.sizes();
        let leader = reading.leader();
        match leader {
            Some(leader) if reading.faults.is_empty() => {
                let trick = reading.played(leader, &hands, &cards);
                if reading.faults.is_empty() {
                    return Ok(Position::new(hands, trick, BySeat::new(seats)));
                }
                Err(PositionFaults(reading.faults))
            }
            _ => Err(PositionFaults(reading.faults)),
        }
    }
}

/// A setup being validated, with the faults found so far.
struct Reading<'a> {
    setup: &'a PositionSetup,
    seats: SeatCount,
    seen: CardSet,
    faults: Vec<PositionFault>,
}

impl Reading<'_> {
    fn hands(&mut self) -> BySeat<CardSet> {
        let (given, seats) = (self.setup.hands.len(), self.seats);
        if given != seats.size() {
            self.faults.push(PositionFault::Hands { given, seats });
        }
        let mut hands = BySeat::new(seats);
        for (at, numbers) in self.setup.hands.iter().enumerate() {
            let cards: Vec<_> = numbers
                .iter()
                .filter_map(|number| self.card(*number, CardPlace::Hand(at)))
                .collect();
            if let Some(seat) = seats.seats().nth(at) {
                hands[seat] = cards.into_iter().collect();
            }
        }
        hands
    }

    /// Reads the trick; leaves wrong cards out.
    fn trick(&mut self) -> Vec<Card> {
        let cards = self.setup.trick.len();
        if cards >= self.seats.size() {
            self.faults.push(PositionFault::TrickComplete { cards });
        }
        let leader = self.setup.trick.first().map(|(seat, _)| *seat);
        let mut good = Vec::new();
        for (at, (seat, number)) in self.setup.trick.iter().enumerate() {
            good.extend(self.card(*number, CardPlace::Trick(at + 1)));
            let leader = leader.and_then(|leader| self.seats.seat(leader).ok());
            let expected = leader.map(|leader| self.seats.turn_order(leader).cycle().nth(at));
            match (self.seats.seat(*seat), expected.flatten()) {
                (Err(fault), _) => self.faults.push(PositionFault::TrickSeat(fault)),
                (Ok(seat), Some(expected)) if seat != expected => {
                    let number = at + 1;
                    self.faults
                        .push(PositionFault::OutOfTurn { number, expected });
                }
                _ => {}
            }
        }
        good
    }

    /// Checks the hand sizes: with its card in the trick, every hand is as large as the largest.
    fn sizes(&mut self) {
        let setup = self.setup;
        let played = |seat: usize| {
            let plays = setup.trick.iter();
            usize::from(
                plays
                    .map(|(by, _)| usize::try_from(*by))
                    .any(|by| by == Ok(seat)),
            )
        };
        let sizes = setup.hands.iter().enumerate();
        let largest = sizes.map(|(seat, hand)| hand.len() + played(seat)).max();
        let whole = largest.unwrap_or(0).min(HAND_SIZE);
        for (seat, hand) in setup.hands.iter().enumerate() {
            let (cards, expected) = (hand.len(), whole.saturating_sub(played(seat)));
            if cards != expected {
                self.faults.push(PositionFault::HandSize {
                    seat,
                    cards,
                    expected,
                });
            }
        }
    }

    /// The leader of the trick, if it agrees with the seat to move.
    fn leader(&mut self) -> Option<Seat> {
        let turn = match self.seats.seat(self.setup.turn) {
            Ok(turn) => turn,
            Err(fault) => {
                self.faults.push(PositionFault::TurnSeat(fault));
                return None;
            }
        };
        let Some((first, _)) = self.setup.trick.first() else {
            return Some(turn);
        };
        let leader = self.seats.seat(*first).ok()?;
        let expected = self.seats.turn_order(leader).nth(self.setup.trick.len())?;
        if turn == expected {
            return Some(leader);
        }
        self.faults.push(PositionFault::Turn { expected });
        None
    }

    fn played(&mut self, leader: Seat, hands: &BySeat<CardSet>, cards: &[Card]) -> Trick {
        let mut trick = Trick::new(self.seats, leader);
        for (at, (card, seat)) in cards.iter().zip(self.seats.turn_order(leader)).enumerate() {
            if let Err(illegal) = legal::check(hands[seat].with(*card), &trick, *card) {
                let number = at + 1;
                self.faults
                    .push(PositionFault::Impossible { number, illegal });
            }
            trick.push(*card);
        }
        trick
    }

    fn card(&mut self, number: i64, place: CardPlace) -> Option<Card> {
        let fault = match Card::try_from(number) {
            Err(card) => PositionFault::NotACard { place, card },
            Ok(card) if !points::deck(self.seats).contains(card) => {
                PositionFault::NotInPlay { place, card }
            }
            Ok(card) if self.seen.contains(card) => PositionFault::Twice { place, card },
            Ok(card) => {
                self.seen = self.seen.with(card);
                return Some(card);
            }
        };
        self.faults.push(fault);
        None
    }
}
