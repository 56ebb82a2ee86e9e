//! Faults of untrusted deals and matches.

use core::fmt;

use cards::ParseSeatError;

use crate::rules::{DEALT, IllegalPlay, MAX_DEALS, PackCard, ParseMoveError, ParsePackCardError};

/// Every fault of an untrusted deal; at least one.
pub type Faults = game::Faults<Fault>;

/// One fault of an untrusted deal or match. Its text is for people.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The dealer does not exist.
    Dealer(ParseSeatError),
    /// There are cards for this number of players, not for two.
    Players(usize),
    /// A player has more or fewer than 52 cards.
    Size {
        /// The player's seat.
        seat: usize,
        /// The number of cards.
        given: usize,
    },
    /// A text is not a card.
    NotACard(ParsePackCardError),
    /// A card occurs a second time.
    CardTwice(PackCard),
    /// With packs apart, a player has a card of the other pack.
    WrongPack {
        /// The player's seat.
        seat: usize,
        /// The card.
        card: PackCard,
    },
    /// A move is wrong. Later ones are not checked.
    Move {
        /// The number of the move, counting from 1.
        number: usize,
        /// Its fault.
        fault: MoveFault,
    },
    /// A match with this number of deals, not with 1 to [`MAX_DEALS`].
    Deals(i64),
}

/// The fault of one move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveFault {
    /// The text is not a move.
    NotAMove(ParseMoveError),
    /// The rules forbid it.
    IllegalPlay(IllegalPlay),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Dealer(fault) => write!(f, "dealer: {fault}"),
            Self::Players(given) => write!(f, "the cards of {given} players, not of 2"),
            Self::Size { seat, given } => {
                write!(f, "seat {seat} has {given} cards, not {DEALT}")
            }
            Self::NotACard(fault) => fault.fmt(f),
            Self::CardTwice(card) => write!(f, "the {card} has been dealt already"),
            Self::WrongPack { seat, card } => {
                write!(f, "the {card} is not in the pack of seat {seat}")
            }
            Self::Move { number, fault } => write!(f, "move {number}: {fault}"),
            Self::Deals(deals) => write!(f, "{deals} deals: a match has 1 to {MAX_DEALS}"),
        }
    }
}

impl fmt::Display for MoveFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotAMove(fault) => fault.fmt(f),
            Self::IllegalPlay(reason) => reason.fmt(f),
        }
    }
}

impl core::error::Error for Fault {}
