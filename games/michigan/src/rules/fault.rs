//! Faults of untrusted deals and decisions.

use core::fmt;

use cards::french::{ParsePlayingCardError, PlayingCard, PlayingCardSet, Suit};
use cards::{ParseSeatCountError, ParseSeatError, SeatCount};

use crate::rules::{Decision, IllegalDecision, Layout, ParseDecisionError, boodle_card};

/// Every fault of an untrusted [`Setup`](crate::rules::Setup); at least one.
pub type Faults = game::Faults<Fault>;

/// One fault of an untrusted setup. Its text is for people.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// Not 3 to 8 players.
    Players(ParseSeatCountError),
    /// The dealer does not exist.
    Dealer(ParseSeatError),
    /// The number of chips on the boodle card of a suit is negative or too large.
    Chips(Suit, i64),
    /// This number of hands, for this number of players.
    Hands(usize, SeatCount),
    /// There is no card in a place.
    Empty(Place),
    /// A text is not a card.
    NotACard(Place, ParsePlayingCardError),
    /// A card occurs twice; this is the second place.
    Twice(Place, PlayingCard),
    /// These cards are nowhere.
    Missing(PlayingCardSet),
    /// The decision with this number, counting from 1, is wrong. Later ones are not checked.
    Decision(usize, DecisionFault),
}

/// Where cards are dealt to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// The hand with this number, counting from 0.
    Hand(usize),
    /// The dead hand.
    DeadHand,
}

/// The fault of one decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DecisionFault {
    /// A text is not a decision.
    Word(ParseDecisionError),
    /// A number of chips that nobody can bid.
    Bid(i64),
    /// The rules forbid the decision.
    Illegal(IllegalDecision),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Players(fault) => fault.fmt(f),
            Self::Dealer(fault) => write!(f, "dealer: {fault}"),
            Self::Chips(suit, chips) => write!(
                f,
                "layout: {chips} chips on the {}, not 0 to {}",
                boodle_card(*suit),
                Layout::MAX_CHIPS
            ),
            Self::Hands(given, seats) => write!(f, "{given} hands for {seats:?} players"),
            Self::Empty(place) => write!(f, "{place} is empty"),
            Self::NotACard(place, fault) => write!(f, "{place}: {fault}"),
            Self::Twice(place, card) => write!(f, "{place}: the {card} occurs twice"),
            Self::Missing(cards) => {
                let cards: Vec<String> = cards.iter().map(|card| card.to_string()).collect();
                write!(f, "cards are missing: {}", cards.join(" "))
            }
            Self::Decision(number, fault) => write!(f, "decision {number}: {fault}"),
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Hand(seat) => write!(f, "the hand of seat {seat}"),
            Self::DeadHand => f.write_str("the dead hand"),
        }
    }
}

impl fmt::Display for DecisionFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Word(fault) => fault.fmt(f),
            Self::Illegal(reason) => reason.fmt(f),
            Self::Bid(chips) => {
                let most = Decision::MAX_CHIPS;
                write!(f, "a bid of {chips} chips, not 1 to {most}")
            }
        }
    }
}
