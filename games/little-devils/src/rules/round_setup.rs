//! Validation of untrusted rounds.

use cards::{BySeat, Card, CardSet, Seat, SeatCount};
use game::Game;

use crate::rules::{HAND_SIZE, PlayFault, Round, RoundFault, RoundFaults, SEATS, points};

/// An untrusted round, as read from a file, a link or a message: any numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RoundSetup {
    /// The number of players, 3 to 6.
    pub players: i64,
    /// The dealer's seat.
    pub dealer: i64,
    /// Nine cards for each seat, in any order.
    pub hands: Vec<Vec<i64>>,
    /// (seat, card) in the order played. The round may be unfinished.
    pub plays: Vec<(i64, i64)>,
}

impl RoundSetup {
    /// Validates the deal and replays the plays.
    ///
    /// # Errors
    /// Every fault of the table and the hands; if there are none, the first wrong play.
    pub fn validate(&self) -> Result<Round, RoundFaults> {
        let seats = SEATS
            .seat_count(self.players)
            .map_err(|fault| RoundFaults(vec![RoundFault::Players(fault)]))?;
        let dealer = seats.seat(self.dealer).map_err(RoundFault::Dealer);
        let hands = self.hands(seats);
        let (dealer, hands) = match (dealer, hands) {
            (Ok(dealer), Ok(hands)) => (dealer, hands),
            (dealer, hands) => {
                return Err(RoundFaults(
                    dealer
                        .err()
                        .into_iter()
                        .chain(hands.err().unwrap_or_default())
                        .collect(),
                ));
            }
        };
        let mut round = Round::from_hands(dealer, hands);
        for (at, play) in self.plays.iter().enumerate() {
            if let Err(fault) = replay(&mut round, *play) {
                return Err(RoundFaults(vec![RoundFault::Play {
                    number: at + 1,
                    fault,
                }]));
            }
        }
        Ok(round)
    }

    /// Validates a finished round.
    ///
    /// # Errors
    /// The faults of [`Self::validate`], and an unfinished round.
    pub fn validate_complete(&self) -> Result<Round, RoundFaults> {
        let round = self.validate()?;
        if round.is_over() {
            return Ok(round);
        }
        let whole = HAND_SIZE * round.seats().size();
        Err(RoundFaults(vec![RoundFault::Unfinished {
            given: self.plays.len(),
            whole,
        }]))
    }

    fn hands(&self, seats: SeatCount) -> Result<BySeat<CardSet>, Vec<RoundFault>> {
        let mut faults = Vec::new();
        if self.hands.len() != seats.size() {
            faults.push(RoundFault::Hands {
                given: self.hands.len(),
                seats,
            });
        }
        let deck = points::deck(seats);
        let mut dealt = CardSet::EMPTY;
        let mut hands = vec![CardSet::EMPTY; self.hands.len().max(seats.size())];
        for (seat, numbers) in self.hands.iter().enumerate() {
            if numbers.len() != HAND_SIZE {
                faults.push(RoundFault::HandSize {
                    seat,
                    cards: numbers.len(),
                });
            }
            for number in numbers {
                match Card::try_from(*number) {
                    Err(card) => faults.push(RoundFault::NotACard { seat, card }),
                    Ok(card) if !deck.contains(card) => {
                        faults.push(RoundFault::NotInPlay { seat, card, seats });
                    }
                    Ok(card) if dealt.contains(card) => {
                        faults.push(RoundFault::Duplicate { seat, card });
                    }
                    Ok(card) => {
                        dealt = dealt.with(card);
                        hands[seat] = hands[seat].with(card);
                    }
                }
            }
        }
        if faults.is_empty() {
            Ok(BySeat::from_fn(seats, |seat| hands[seat.index()]))
        } else {
            Err(faults)
        }
    }
}

/// The numbers of a round.
impl From<&Round> for RoundSetup {
    fn from(round: &Round) -> Self {
        let numbers = |hand: &CardSet| hand.iter().map(|card| card.number().into()).collect();
        Self {
            players: round.seats().get().into(),
            dealer: round.dealer().get().into(),
            hands: round.dealt().as_slice().iter().map(numbers).collect(),
            plays: round
                .plays()
                .map(|(seat, card)| (seat.get().into(), card.number().into()))
                .collect(),
        }
    }
}

fn replay(round: &mut Round, (seat, card): (i64, i64)) -> Result<(), PlayFault> {
    let seat: Seat = round.seats().seat(seat).map_err(PlayFault::Seat)?;
    let card = Card::try_from(card).map_err(PlayFault::Card)?;
    match round.to_move() {
        Some(expected) if expected != seat => Err(PlayFault::Turn { seat, expected }),
        _ => round
            .try_play(card)
            .map(drop)
            .map_err(PlayFault::IllegalPlay),
    }
}
