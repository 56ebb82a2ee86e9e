//! Faults of untrusted deals.

use core::fmt;

use cards::{ParseSeatError, ParseTextError};
use game::WrongMove;

use crate::rules::{DEALT, IllegalPlay, PackCard};

/// Every fault of an untrusted deal; at least one.
pub type Faults = game::Faults<Fault>;

/// One fault of an untrusted deal. Its text is for people.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The dealer does not exist.
    Dealer(ParseSeatError),
    /// There are cards for this number of players, not for two.
    Players(usize),
    /// The player in a seat has this number of cards, not 52.
    Size(usize, usize),
    /// A text is not a card.
    NotACard(ParseTextError),
    /// A card occurs a second time.
    CardTwice(PackCard),
    /// With packs apart, the player in a seat has a card of the other pack.
    WrongPack(usize, PackCard),
    /// A move is wrong. Later ones are not checked.
    Move(WrongMove<IllegalPlay>),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Dealer(fault) => write!(f, "dealer: {fault}"),
            Self::Players(given) => write!(f, "the cards of {given} players, not of 2"),
            Self::Size(seat, given) => write!(f, "seat {seat} has {given} cards, not {DEALT}"),
            Self::NotACard(fault) => fault.fmt(f),
            Self::CardTwice(card) => write!(f, "the {card} has been dealt already"),
            Self::WrongPack(seat, card) => {
                write!(f, "the {card} is not in the pack of seat {seat}")
            }
            Self::Move(fault) => write!(f, "move {fault}"),
        }
    }
}
