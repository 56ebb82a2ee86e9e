//! What can be wrong with a deal from outside.

use core::fmt;

use cards::{Card, ParseCardError, ParseSeatCountError, ParseSeatError, Seat, SeatCount};

use super::{HAND_SIZE, IllegalPlay};

/// One thing that is wrong with a deal from outside. Its text names it in plain words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RoundFault {
    /// Not 3 to 6 players.
    Players(ParseSeatCountError),
    /// The dealer has no seat at this table.
    Dealer(ParseSeatError),
    /// Not one hand for each player.
    Hands {
        /// How many hands were given.
        given: usize,
        /// How many players there are.
        seats: SeatCount,
    },
    /// A hand does not have nine cards.
    HandSize {
        /// Whose hand.
        seat: usize,
        /// How many cards it has.
        cards: usize,
    },
    /// A hand holds a number that is no card.
    NotACard {
        /// Whose hand.
        seat: usize,
        /// The number.
        card: ParseCardError,
    },
    /// A hand holds a card that is not in play with so few players.
    NotInPlay {
        /// Whose hand.
        seat: usize,
        /// The card.
        card: Card,
        /// How many players there are.
        seats: SeatCount,
    },
    /// A card was dealt twice.
    Duplicate {
        /// Who holds it the second time.
        seat: usize,
        /// The card.
        card: Card,
    },
    /// A play that the rules do not allow; those after it cannot be judged.
    Play {
        /// Which play, counting from 1.
        number: usize,
        /// What is wrong with it.
        fault: PlayFault,
    },
    /// The round is not played to its end.
    Unfinished {
        /// How many plays were given.
        given: usize,
        /// How many a whole round has.
        whole: usize,
    },
}

/// What is wrong with one play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayFault {
    /// There is no such seat.
    Seat(ParseSeatError),
    /// It is somebody else's turn.
    Turn {
        /// Who played.
        seat: Seat,
        /// Whose turn it is.
        expected: Seat,
    },
    /// There is no such card.
    Card(ParseCardError),
    /// The rules forbid the card.
    IllegalPlay(IllegalPlay),
}

/// Everything that is wrong with a deal from outside, at least one thing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundFaults(pub(super) Vec<RoundFault>);

impl RoundFaults {
    /// The faults, in the order they were found.
    #[must_use]
    pub fn as_slice(&self) -> &[RoundFault] {
        &self.0
    }
}

impl fmt::Display for RoundFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Players(invalid) => invalid.fmt(f),
            Self::Dealer(invalid) => write!(f, "dealer: {invalid}"),
            Self::Hands { given, seats } => write!(f, "{given} hands for {seats:?} players"),
            Self::HandSize { seat, cards } => {
                write!(
                    f,
                    "the hand of seat {seat} has {cards} cards, not {HAND_SIZE}"
                )
            }
            Self::NotACard { seat, card } => write!(f, "the hand of seat {seat}: {card}"),
            Self::NotInPlay { seat, card, seats } => {
                write!(
                    f,
                    "the hand of seat {seat}: the {card} is not in play with {seats:?} players"
                )
            }
            Self::Duplicate { seat, card } => {
                write!(
                    f,
                    "the hand of seat {seat}: the {card} has been dealt already"
                )
            }
            Self::Play { number, fault } => write!(f, "play {number}: {fault}"),
            Self::Unfinished { given, whole } => {
                write!(f, "the round is cut short: {given} plays of {whole}")
            }
        }
    }
}

impl fmt::Display for PlayFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seat(invalid) => invalid.fmt(f),
            Self::Turn { seat, expected } => {
                write!(
                    f,
                    "seat {seat:?} plays out of turn, it is seat {expected:?}'s"
                )
            }
            Self::Card(invalid) => invalid.fmt(f),
            Self::IllegalPlay(illegal) => illegal.fmt(f),
        }
    }
}

impl fmt::Display for RoundFaults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, fault) in self.0.iter().enumerate() {
            write!(f, "{}{fault}", if at == 0 { "" } else { "; " })?;
        }
        Ok(())
    }
}

impl core::error::Error for RoundFaults {}
