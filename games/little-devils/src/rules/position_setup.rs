//! Validation of untrusted positions.

use cards::{BySeat, Card, CardSet, Seat};
use serde::Deserialize;

use crate::rules::setup_reader::SetupReader;
use crate::rules::{Fault, Faults, HAND_SIZE, Place, Position, Trick, legal};

/// An untrusted position, as read from a file or a message: any numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
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
    pub fn validate(&self) -> Result<Position, Faults> {
        let mut reader = SetupReader::new(self.players)?;
        let hands = self.hands(&mut reader);
        let cards = self.trick(&mut reader);
        self.check_sizes(&mut reader);
        let leader = self.leader(&mut reader);
        let leader = reader.finish(leader)?;
        let trick = played(&mut reader, leader, &hands, &cards);
        let trick = reader.finish(Some(trick))?;
        Ok(Position::new(hands, trick, BySeat::new(reader.seats())))
    }

    fn hands(&self, reader: &mut SetupReader) -> BySeat<CardSet> {
        reader.check_hands(self.hands.len());
        let seats = reader.seats();
        let mut hands = BySeat::new(seats);
        for (at, numbers) in self.hands.iter().enumerate() {
            let hand = reader.hand(numbers, Place::Hand(at));
            if let Some(seat) = seats.seats().nth(at) {
                hands[seat] = hand;
            }
        }
        hands
    }

    /// Reads the trick; leaves wrong cards out.
    fn trick(&self, reader: &mut SetupReader) -> Vec<Card> {
        let seats = reader.seats();
        let cards = self.trick.len();
        if cards >= seats.size() {
            reader.refuse(Fault::TrickComplete { cards });
        }
        let leader = self.trick.first().map(|(seat, _)| *seat);
        let leader = leader.and_then(|leader| seats.seat(leader).ok());
        let mut good = Vec::new();
        for (at, (seat, number)) in self.trick.iter().enumerate() {
            good.extend(reader.card(*number, Place::TrickCard(at + 1)));
            let seat = reader.seat(*seat, Place::TrickSeat);
            let expected = leader.and_then(|leader| seats.turn_order(leader).cycle().nth(at));
            if let (Some(seat), Some(expected)) = (seat, expected)
                && seat != expected
            {
                let number = at + 1;
                reader.refuse(Fault::CardOutOfTurn { number, expected });
            }
        }
        good
    }

    /// Checks the hand sizes: with its card in the trick, every hand is as large as the largest.
    fn check_sizes(&self, reader: &mut SetupReader) {
        let played = |seat: usize| {
            let mut seats = self.trick.iter().map(|(by, _)| usize::try_from(*by));
            usize::from(seats.any(|by| by == Ok(seat)))
        };
        let sizes = self.hands.iter().enumerate();
        let largest = sizes.map(|(seat, hand)| hand.len() + played(seat)).max();
        let whole = largest.unwrap_or(0).min(HAND_SIZE);
        for (seat, hand) in self.hands.iter().enumerate() {
            let (cards, expected) = (hand.len(), whole.saturating_sub(played(seat)));
            if cards != expected {
                reader.refuse(Fault::HandSize {
                    seat,
                    cards,
                    expected,
                });
            }
        }
    }

    /// The leader of the trick, if it agrees with the seat to move.
    fn leader(&self, reader: &mut SetupReader) -> Option<Seat> {
        let turn = reader.seat(self.turn, Place::Turn)?;
        let Some((first, _)) = self.trick.first() else {
            return Some(turn);
        };
        let leader = reader.seats().seat(*first).ok()?;
        let expected = reader.seats().turn_order(leader).nth(self.trick.len())?;
        if turn == expected {
            return Some(leader);
        }
        reader.refuse(Fault::Turn { expected });
        None
    }
}

/// Plays the cards of the trick, and checks that each was legal.
fn played(
    reader: &mut SetupReader,
    leader: Seat,
    hands: &BySeat<CardSet>,
    cards: &[Card],
) -> Trick {
    let seats = reader.seats();
    let mut trick = Trick::new(seats, leader);
    for (at, (card, seat)) in cards.iter().zip(seats.turn_order(leader)).enumerate() {
        if let Err(reason) = legal::check(hands[seat].with(*card), &trick, *card) {
            let number = at + 1;
            reader.refuse(Fault::IllegalCard { number, reason });
        }
        trick.push(*card);
    }
    trick
}
