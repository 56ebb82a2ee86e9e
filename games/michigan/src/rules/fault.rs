//! Faults of untrusted deals and decisions.

use core::fmt;

use cards::french::Suit;
use game::{DealFault, WrongMove};

use crate::rules::{IllegalDecision, Layout, boodle_card};

/// Every fault of an untrusted [`Setup`](crate::rules::Setup); at least one.
pub type Faults = game::Faults<Fault>;

/// One fault of an untrusted setup. Its text is for people.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// A fault of the players or of their hands.
    Deal(DealFault),
    /// The number of chips on the boodle card of a suit is negative or too large.
    Chips(Suit, i64),
    /// A decision is wrong. Later ones are not checked.
    Decision(WrongMove<IllegalDecision>),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Deal(fault) => fault.fmt(f),
            Self::Chips(suit, chips) => {
                let (card, most) = (boodle_card(*suit), Layout::MAX_CHIPS);
                write!(f, "layout: {chips} chips on the {card}, not 0 to {most}")
            }
            Self::Decision(fault) => write!(f, "decision {fault}"),
        }
    }
}
