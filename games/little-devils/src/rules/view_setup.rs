//! Validation of untrusted views.

use serde::{Deserialize, Serialize};

use core::fmt;

use cards::{
    BySeat, Card, CardSet, ParseCardError, ParseSeatCountError, ParseSeatError, Seat, SeatCount,
};

use crate::rules::{HAND_SIZE, IllegalPlay, SEATS, Trick, View, legal, points};

/// An untrusted view: any numbers. It is read from and written to JSON as it stands, in the bot
/// protocol and in the messages to the bots' worker.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
pub struct ViewSetup {
    /// The number of players, 3 to 6.
    pub players: i64,
    /// The seat of the viewer.
    pub me: i64,
    /// The dealer's seat.
    pub dealer: i64,
    /// The cards in the viewer's hand.
    pub hand: Vec<i64>,
    /// (seat, card) of the trick on the table, in order; not complete.
    pub trick: Vec<(i64, i64)>,
    /// (seat, card) of the complete tricks.
    pub history: Vec<Vec<(i64, i64)>>,
    /// The taker of each complete trick.
    pub takers: Vec<i64>,
    /// The match totals before this round, 0 or more.
    pub scores: Vec<i64>,
}

/// Why a view is impossible.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ViewFault {
    /// Not 3 to 6 players.
    Players(ParseSeatCountError),
    /// A seat that the table does not have.
    Seat(ParseSeatError),
    /// A number is not a card's.
    Card(ParseCardError),
    /// A card is not in play with this number of players (rule 2.2).
    NotInPlay(Card),
    /// A card occurs twice.
    Twice(Card),
    /// This trick, counting from 1, has the wrong number of cards.
    TrickSize(usize),
    /// A card was played out of turn.
    Turn {
        /// The trick, counting from 1.
        trick: usize,
        /// The seat to move.
        expected: Seat,
    },
    /// The taker of this trick, counting from 1, does not follow from its cards.
    Taker(usize),
    /// There are more tricks than a round has.
    TooManyTricks,
    /// The size of the viewer's hand does not agree with the tricks.
    HandSize {
        /// The number of cards in it.
        given: usize,
        /// The right number of cards.
        expected: usize,
    },
    /// A play was illegal, as the same player's other known cards show.
    IllegalPlay {
        /// The player.
        seat: Seat,
        /// Why the play was illegal.
        reason: IllegalPlay,
    },
    /// Not one total of 0 or more for each player.
    Scores,
}

impl ViewSetup {
    /// Validates the view.
    ///
    /// # Errors
    /// The first fault found.
    pub fn validate(&self) -> Result<View, ViewFault> {
        let seats = SEATS.seat_count(self.players).map_err(ViewFault::Players)?;
        let seat = |number| seats.seat(number).map_err(ViewFault::Seat);
        let (me, dealer) = (seat(self.me)?, seat(self.dealer)?);
        let mut unseen = points::deck(seats);
        let mut leader = seats.left_of(dealer);
        let mut tricks = Vec::with_capacity(HAND_SIZE);
        for (at, plays) in self.history.iter().enumerate() {
            let trick = read_trick(plays, at + 1, leader, &mut unseen, seats)?;
            leader = trick
                .taker()
                .filter(|_| trick.is_complete())
                .ok_or(ViewFault::TrickSize(at + 1))?;
            if self.takers.get(at).copied() != Some(leader.get().into()) {
                return Err(ViewFault::Taker(at + 1));
            }
            tricks.push(trick);
        }
        if tricks.len() != self.takers.len() {
            return Err(ViewFault::Taker(tricks.len() + 1));
        }
        let trick = read_trick(&self.trick, tricks.len() + 1, leader, &mut unseen, seats)?;
        if trick.is_complete() {
            return Err(ViewFault::TrickSize(tricks.len() + 1));
        }
        let hand = self.hand.iter().try_fold(CardSet::EMPTY, |hand, number| {
            Ok(hand.with(see(*number, &mut unseen, seats)?))
        })?;
        let played = tricks.len() + usize::from(trick.card_of(me).is_some());
        let expected = HAND_SIZE
            .checked_sub(played)
            .ok_or(ViewFault::TooManyTricks)?;
        if tricks.len() == HAND_SIZE && !trick.is_empty() {
            return Err(ViewFault::TooManyTricks);
        }
        if hand.len() as usize != expected {
            return Err(ViewFault::HandSize {
                given: self.hand.len(),
                expected,
            });
        }
        check_plays(me, hand, &tricks, &trick, seats)?;
        Ok(View::from_parts(
            me,
            dealer,
            hand,
            tricks,
            trick,
            self.totals(seats)?,
        ))
    }

    fn totals(&self, seats: SeatCount) -> Result<BySeat<u16>, ViewFault> {
        let totals: Result<Vec<u16>, _> = self
            .scores
            .iter()
            .map(|total| u16::try_from(*total))
            .collect();
        match totals {
            Ok(totals) if totals.len() == seats.size() => {
                Ok(BySeat::from_fn(seats, |seat| totals[seat.index()]))
            }
            _ => Err(ViewFault::Scores),
        }
    }
}

/// The numbers of a view.
impl From<&View> for ViewSetup {
    fn from(view: &View) -> Self {
        let plays = |trick: &Trick| -> Vec<(i64, i64)> {
            trick
                .plays()
                .map(|(seat, card)| (seat.get().into(), card.number().into()))
                .collect()
        };
        Self {
            players: view.seats().get().into(),
            me: view.me().get().into(),
            dealer: view.dealer().get().into(),
            hand: view
                .hand()
                .iter()
                .map(|card| card.number().into())
                .collect(),
            trick: plays(view.trick()),
            history: view.tricks().iter().map(plays).collect(),
            takers: view
                .tricks()
                .iter()
                .filter_map(Trick::taker)
                .map(|seat| seat.get().into())
                .collect(),
            scores: view
                .totals()
                .as_slice()
                .iter()
                .map(|total| (*total).into())
                .collect(),
        }
    }
}

/// Takes a card out of `unseen`.
fn see(number: i64, unseen: &mut CardSet, seats: SeatCount) -> Result<Card, ViewFault> {
    let card = Card::try_from(number).map_err(ViewFault::Card)?;
    if unseen.contains(card) {
        *unseen = unseen.without(card);
        Ok(card)
    } else if points::deck(seats).contains(card) {
        Err(ViewFault::Twice(card))
    } else {
        Err(ViewFault::NotInPlay(card))
    }
}

fn read_trick(
    plays: &[(i64, i64)],
    number: usize,
    leader: Seat,
    unseen: &mut CardSet,
    seats: SeatCount,
) -> Result<Trick, ViewFault> {
    let mut trick = Trick::new(seats, leader);
    for (seat, card) in plays {
        let seat = seats.seat(*seat).map_err(ViewFault::Seat)?;
        let expected = trick.to_play().ok_or(ViewFault::TrickSize(number))?;
        if seat != expected {
            return Err(ViewFault::Turn {
                trick: number,
                expected,
            });
        }
        trick.push(see(*card, unseen, seats)?);
    }
    Ok(trick)
}

/// Checks that no play was illegal. A player is known to have held every card that the player plays
/// later; of the viewer, the hand is known too.
fn check_plays(
    me: Seat,
    hand: CardSet,
    tricks: &[Trick],
    trick: &Trick,
    seats: SeatCount,
) -> Result<(), ViewFault> {
    let mut known = BySeat::new(seats);
    known[me] = hand;
    for trick in tricks.iter().chain([trick]).rev() {
        let plays: Vec<(Seat, Card)> = trick.plays().collect();
        let mut before = Trick::new(seats, trick.leader());
        for (seat, card) in plays {
            known[seat] = CardSet::with(known[seat], card);
            legal::check(known[seat], &before, card)
                .map_err(|reason| ViewFault::IllegalPlay { seat, reason })?;
            before.push(card);
        }
    }
    Ok(())
}

impl fmt::Display for ViewFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Players(invalid) => invalid.fmt(f),
            Self::Seat(invalid) => invalid.fmt(f),
            Self::Card(invalid) => invalid.fmt(f),
            Self::NotInPlay(card) => write!(f, "the {card} is not in play with so few players"),
            Self::Twice(card) => write!(f, "the {card} is seen twice"),
            Self::TrickSize(trick) => write!(f, "trick {trick} has the wrong number of cards"),
            Self::Turn { trick, expected } => {
                write!(
                    f,
                    "trick {trick} is played out of turn: it was seat {expected:?}'s"
                )
            }
            Self::Taker(trick) => write!(
                f,
                "the taker of trick {trick} does not follow from its cards"
            ),
            Self::TooManyTricks => f.write_str("more tricks than a round has"),
            Self::HandSize { given, expected } => {
                write!(f, "the hand has {given} cards, but {expected} are left")
            }
            Self::IllegalPlay { seat, reason } => {
                write!(f, "seat {seat:?} broke the rules: {reason}")
            }
            Self::Scores => f.write_str("scores: not one total of 0 or more for each player"),
        }
    }
}

impl core::error::Error for ViewFault {}
