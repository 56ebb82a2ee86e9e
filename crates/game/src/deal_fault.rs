//! Faults of untrusted deals of playing cards.

use core::fmt;

use cards::french::{PlayingCard, PlayingCardSet};
use cards::{ParseSeatCountError, ParseSeatError, ParseTextError, SeatCount};

/// One fault of an untrusted deal of playing cards. Its text is for people.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DealFault {
    /// A number of players that the game cannot have.
    Players(ParseSeatCountError),
    /// The player of this name, such as the dealer, does not exist.
    Seat(&'static str, ParseSeatError),
    /// This number of hands, for this number of players.
    Hands(usize, SeatCount),
    /// There are no cards in a place.
    Empty(DealPlace),
    /// A text is not a card.
    NotACard(DealPlace, ParseTextError),
    /// A card is not in the pack of the game.
    NotInPack(DealPlace, PlayingCard),
    /// A card occurs twice; this is the second place.
    Twice(DealPlace, PlayingCard),
    /// These cards of the pack are nowhere.
    Missing(PlayingCardSet),
}

/// Where cards are dealt to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DealPlace {
    /// The hand with this number, counting from 0.
    Hand(usize),
    /// The dead hand, which is nobody's.
    DeadHand,
}

impl fmt::Display for DealFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Players(fault) => fault.fmt(f),
            Self::Seat(name, fault) => write!(f, "{name}: {fault}"),
            Self::Hands(given, seats) => write!(f, "{given} hands for {seats:?} players"),
            Self::Empty(place) => write!(f, "{place} is empty"),
            Self::NotACard(place, fault) => write!(f, "{place}: {fault}"),
            Self::NotInPack(place, card) => write!(f, "{place}: the {card} is not in the pack"),
            Self::Twice(place, card) => write!(f, "{place}: the {card} has been dealt already"),
            Self::Missing(cards) => write!(f, "not dealt: {}", cards.texts().join(" ")),
        }
    }
}

impl fmt::Display for DealPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Hand(seat) => write!(f, "the hand of seat {seat}"),
            Self::DeadHand => f.write_str("the dead hand"),
        }
    }
}
