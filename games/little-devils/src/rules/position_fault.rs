//! Faults of a [`PositionSetup`](crate::rules::PositionSetup).

use core::fmt;

use cards::{Card, ParseCardError, ParseSeatCountError, ParseSeatError, Seat, SeatCount};

use crate::rules::IllegalPlay;

/// One fault of an untrusted position. Its text is for people.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PositionFault {
    /// Not 3 to 6 players.
    Players(ParseSeatCountError),
    /// Not one hand for each player.
    Hands {
        /// The number of hands.
        given: usize,
        /// The number of players.
        seats: SeatCount,
    },
    /// The size of a hand does not agree with the other hands and the trick.
    HandSize {
        /// The hand's seat.
        seat: usize,
        /// The number of cards in it.
        cards: usize,
        /// The right number of cards.
        expected: usize,
    },
    /// A number is not a card's.
    NotACard {
        /// Where the number stands.
        place: CardPlace,
        /// The number.
        card: ParseCardError,
    },
    /// A card is not in play with this number of players (rule 2.2).
    NotInPlay {
        /// Where the card stands.
        place: CardPlace,
        /// The card.
        card: Card,
    },
    /// A card occurs twice.
    Twice {
        /// Where the card stands the second time.
        place: CardPlace,
        /// The card.
        card: Card,
    },
    /// The trick names a seat that does not exist.
    TrickSeat(ParseSeatError),
    /// A card of the trick was played out of turn.
    OutOfTurn {
        /// The number of the card in the trick, counting from 1.
        number: usize,
        /// The seat to move.
        expected: Seat,
    },
    /// The trick is complete, so it cannot be on the table.
    TrickComplete {
        /// The number of cards in it.
        cards: usize,
    },
    /// A card of the trick was illegal, given the cards that its player still holds.
    Impossible {
        /// The number of the card in the trick, counting from 1.
        number: usize,
        /// Why it was illegal.
        illegal: IllegalPlay,
    },
    /// The seat to move does not exist.
    TurnSeat(ParseSeatError),
    /// The seat to move does not follow from the trick.
    Turn {
        /// The seat that follows from the trick.
        expected: Seat,
    },
}

/// Where a card stands in an untrusted position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardPlace {
    /// In the hand of this seat.
    Hand(usize),
    /// At this place of the trick, counting from 1.
    Trick(usize),
}

/// Every fault of an untrusted position; at least one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PositionFaults(pub(super) Vec<PositionFault>);

impl PositionFaults {
    /// The faults, in the order they were found.
    #[must_use]
    pub fn as_slice(&self) -> &[PositionFault] {
        &self.0
    }
}

impl fmt::Display for CardPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Hand(seat) => write!(f, "the hand of seat {seat}"),
            Self::Trick(number) => write!(f, "card {number} of the trick"),
        }
    }
}

impl fmt::Display for PositionFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Players(fault) => fault.fmt(f),
            Self::Hands { given, seats } => write!(f, "{given} hands for {seats:?} players"),
            Self::HandSize {
                seat,
                cards,
                expected,
            } => write!(
                f,
                "the hand of seat {seat} has {cards} cards, not {expected}"
            ),
            Self::NotACard { place, card } => write!(f, "{place}: {card}"),
            Self::NotInPlay { place, card } => {
                write!(f, "{place}: the {card} is not in play with so few players")
            }
            Self::Twice { place, card } => write!(f, "{place}: the {card} has been seen already"),
            Self::TrickSeat(fault) => write!(f, "trick: {fault}"),
            Self::OutOfTurn { number, expected } => {
                write!(
                    f,
                    "card {number} of the trick is out of turn, it was seat {expected:?}'s"
                )
            }
            Self::TrickComplete { cards } => {
                write!(f, "the trick is complete with {cards} cards")
            }
            Self::Impossible { number, illegal } => {
                write!(f, "card {number} of the trick: {illegal}")
            }
            Self::TurnSeat(fault) => write!(f, "turn: {fault}"),
            Self::Turn { expected } => write!(f, "turn: it is seat {expected:?}'s"),
        }
    }
}

impl fmt::Display for PositionFaults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, fault) in self.0.iter().enumerate() {
            write!(f, "{}{fault}", if at == 0 { "" } else { "; " })?;
        }
        Ok(())
    }
}

impl core::error::Error for PositionFaults {}
