//! What can be wrong with a position from outside.

use core::fmt;

use cards::{Card, ParseCardError, ParseSeatCountError, ParseSeatError, Seat, SeatCount};

use super::IllegalPlay;

/// One thing that is wrong with a position from outside.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PositionFault {
    /// Not 3 to 6 players.
    Players(ParseSeatCountError),
    /// Not one hand for each player.
    Hands {
        /// How many hands were given.
        given: usize,
        /// How many players there are.
        seats: SeatCount,
    },
    /// A hand is larger or smaller than the others and the trick allow.
    HandSize {
        /// Whose hand.
        seat: usize,
        /// How many cards it has.
        cards: usize,
        /// How many it should have.
        expected: usize,
    },
    /// A number that is no card.
    NotACard {
        /// Where it stands.
        place: CardPlace,
        /// The number.
        card: ParseCardError,
    },
    /// A card that is not in play with so few players.
    NotInPlay {
        /// Where it stands.
        place: CardPlace,
        /// The card.
        card: Card,
    },
    /// A card that stands in another place already.
    Twice {
        /// Where it stands the second time.
        place: CardPlace,
        /// The card.
        card: Card,
    },
    /// The trick names a seat that the table does not have.
    TrickSeat(ParseSeatError),
    /// A card of the trick was not played by who was next.
    OutOfTurn {
        /// Which card of the trick, counting from 1.
        number: usize,
        /// Whose turn it was.
        expected: Seat,
    },
    /// The trick is complete, so it cannot lie on the table.
    TrickComplete {
        /// How many cards it has.
        cards: usize,
    },
    /// A card of the trick could not have been played with what is still in that hand.
    Impossible {
        /// Which card of the trick, counting from 1.
        number: usize,
        /// The rule that forbade it.
        illegal: IllegalPlay,
    },
    /// It is said to be the turn of a seat that the table does not have.
    TurnSeat(ParseSeatError),
    /// It is said to be somebody's turn, but the trick says somebody else's.
    Turn {
        /// Whose turn it is.
        expected: Seat,
    },
}

/// Where a card stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardPlace {
    /// In the hand of this seat.
    Hand(usize),
    /// In the trick, counting from 1.
    Trick(usize),
}

/// Everything that is wrong with a position from outside, at least one thing.
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
