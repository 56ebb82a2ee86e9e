//! Faults of untrusted rounds and matches.

use core::fmt;

use cards::french::Suit;
use cards::{ParseTextError, SeatCount};
use game::{DealFault, WrongMove};

use crate::rules::{IllegalPlay, MAX_DEALS};

/// Every fault of an untrusted round; at least one.
pub type Faults = game::Faults<Fault>;

/// One fault of an untrusted round or match. Its text is for people.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// A fault of the players or of their hands.
    Deal(DealFault),
    /// This number of trump suits, for this number of players.
    Trumps(usize, SeatCount),
    /// A trump suit is none of S, C, D and H.
    NotASuit(ParseTextError),
    /// Two players have the same trump suit.
    TrumpTwice(Suit),
    /// A decision is wrong. Later ones are not checked.
    Decision(WrongMove<IllegalPlay>),
    /// A match does not have 2 to 4 different trump suits.
    MatchTrumps,
    /// Not 1 to [`MAX_DEALS`] deals in a match.
    Deals(i64),
    /// A mirror deal is for two players, not for this number.
    MirrorPlayers(SeatCount),
    /// In a mirror deal the second player does not have this suit, the mirror of the first player's.
    MirrorTrump(Suit),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Deal(fault) => fault.fmt(f),
            Self::Trumps(given, seats) => write!(f, "{given} trump suits for {seats:?} players"),
            Self::NotASuit(fault) => write!(f, "trumps: {fault}"),
            Self::TrumpTwice(suit) => {
                write!(f, "trumps: two players have the suit {}", suit.letter())
            }
            Self::Decision(fault) => write!(f, "decision {fault}"),
            Self::MatchTrumps => f.write_str("a match has 2 to 4 different trump suits"),
            Self::Deals(deals) => write!(f, "{deals} deals: a match has 1 to {MAX_DEALS}"),
            Self::MirrorPlayers(seats) => {
                write!(f, "a mirror deal is for 2 players, not {seats:?}")
            }
            Self::MirrorTrump(suit) => {
                let suit = suit.letter();
                write!(f, "in a mirror deal the second trump suit is {suit}")
            }
        }
    }
}

impl core::error::Error for Fault {}
