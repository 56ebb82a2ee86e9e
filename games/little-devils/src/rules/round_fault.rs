//! Faults of a [`RoundSetup`](crate::rules::RoundSetup).

use core::fmt;

use cards::{Card, ParseCardError, ParseSeatCountError, ParseSeatError, Seat, SeatCount};

use crate::rules::{HAND_SIZE, IllegalPlay};

/// One fault of an untrusted round. Its text is for people.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RoundFault {
    /// Not 3 to 6 players.
    Players(ParseSeatCountError),
    /// The dealer's seat does not exist.
    Dealer(ParseSeatError),
    /// Not one hand for each player.
    Hands {
        /// The number of hands.
        given: usize,
        /// The number of players.
        seats: SeatCount,
    },
    /// A hand does not have nine cards.
    HandSize {
        /// The hand's seat.
        seat: usize,
        /// The number of cards in it.
        cards: usize,
    },
    /// A hand has a number that is not a card's.
    NotACard {
        /// The hand's seat.
        seat: usize,
        /// The number.
        card: ParseCardError,
    },
    /// A hand has a card that is not in play with this number of players (rule 2.2).
    NotInPlay {
        /// The hand's seat.
        seat: usize,
        /// The card.
        card: Card,
        /// The number of players.
        seats: SeatCount,
    },
    /// A card was dealt twice.
    Duplicate {
        /// The seat of its second holder.
        seat: usize,
        /// The card.
        card: Card,
    },
    /// A play is wrong. Later plays are not checked.
    Play {
        /// The number of the play, counting from 1.
        number: usize,
        /// Its fault.
        fault: PlayFault,
    },
    /// The round ends too early.
    Unfinished {
        /// The number of plays.
        given: usize,
        /// The number of plays of a whole round.
        whole: usize,
    },
}

/// The fault of one play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayFault {
    /// The seat does not exist.
    Seat(ParseSeatError),
    /// Another player is to move.
    Turn {
        /// The seat given.
        seat: Seat,
        /// The seat to move.
        expected: Seat,
    },
    /// The number is not a card's.
    Card(ParseCardError),
    /// The rules forbid the card.
    IllegalPlay(IllegalPlay),
}

/// Every fault of an untrusted round; at least one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundFaults(pub(in crate::rules) Vec<RoundFault>);

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
