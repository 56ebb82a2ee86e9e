//! Validation of untrusted rounds.

use cards::{BySeat, Card, CardSet, Seat};
use game::Game;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};

use crate::rules::setup_reader::SetupReader;
use crate::rules::{Fault, Faults, HAND_SIZE, Place, PlayFault, Round};

/// An untrusted round, as read from a file, a link or a message: any numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
pub struct RoundSetup {
    /// The number of players, 3 to 6.
    pub players: i64,
    /// The dealer's seat.
    pub dealer: i64,
    /// Nine cards for each seat, in any order.
    pub hands: Vec<Vec<i64>>,
    /// (seat, card) in the order played. The round may be unfinished.
    #[serde(deserialize_with = "pairs")]
    pub plays: Vec<(i64, i64)>,
}

impl RoundSetup {
    /// Validates the deal and replays the plays.
    ///
    /// # Errors
    /// Every fault of the table and the hands; if there are none, the first wrong play.
    pub fn validate(&self) -> Result<Round, Faults> {
        let mut reader = SetupReader::new(self.players)?;
        let dealer = reader.seat(self.dealer, Place::Dealer);
        let hands = self.hands(&mut reader);
        let mut round = Round::from_hands(reader.finish(dealer)?, hands);
        for (at, play) in self.plays.iter().enumerate() {
            let number = at + 1;
            replay(&mut round, *play).map_err(|fault| Fault::Play { number, fault })?;
        }
        Ok(round)
    }

    /// Validates a finished round.
    ///
    /// # Errors
    /// The faults of [`Self::validate`], and an unfinished round.
    pub fn validate_complete(&self) -> Result<Round, Faults> {
        let round = self.validate()?;
        if round.is_over() {
            return Ok(round);
        }
        let (given, whole) = (self.plays.len(), HAND_SIZE * round.seats().size());
        Err(Fault::Unfinished { given, whole }.into())
    }

    fn hands(&self, reader: &mut SetupReader) -> BySeat<CardSet> {
        reader.check_hands(self.hands.len());
        let seats = reader.seats();
        let mut hands = BySeat::new(seats);
        for (at, numbers) in self.hands.iter().enumerate() {
            let cards = numbers.len();
            if cards != HAND_SIZE {
                reader.refuse(Fault::HandSize {
                    seat: at,
                    cards,
                    expected: HAND_SIZE,
                });
            }
            let hand = reader.hand(numbers, Place::Dealt(at));
            if let Some(seat) = seats.seats().nth(at) {
                hands[seat] = hand;
            }
        }
        hands
    }
}

/// Reads plays. A play of another length is named, which tuples would not do.
fn pairs<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<(i64, i64)>, D::Error> {
    let pair = |(play, number): (Vec<i64>, usize)| match play[..] {
        [seat, card] => Ok((seat, card)),
        _ => Err(D::Error::custom(format_args!(
            "play {number}: {} numbers, not a seat and a card",
            play.len()
        ))),
    };
    let plays = Vec::<Vec<i64>>::deserialize(from)?;
    plays.into_iter().zip(1..).map(pair).collect()
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
