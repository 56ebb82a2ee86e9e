//! Reasons why a decision is refused.

use core::fmt;

use cards::french::{PlayingCard, Suit};

use crate::rules::Decision;

/// The reason why the rules forbid a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IllegalDecision {
    /// The deal is over.
    DealOver,
    /// The player is asked to keep or to swap.
    KeepOrSwap,
    /// The player is asked to pass or to bid at least this number of chips, and at most 99.
    PassOrBid(u8),
    /// The player is asked to lead a card.
    LeadACard,
    /// The player is asked to play this card or to hold it back.
    PlayOnOrHold(PlayingCard),
    /// The card is not in the player's hand.
    NotInHand(PlayingCard),
    /// The suit has just stopped, and the player has another one (rule 5).
    StoppedSuit(Suit),
    /// The player has a lower card of the suit, this one (rules 4 and 5).
    LowerCard(PlayingCard),
}

impl fmt::Display for IllegalDecision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::DealOver => f.write_str("the deal is over"),
            Self::KeepOrSwap => f.write_str("the player must keep or swap"),
            Self::PassOrBid(least) if *least > Decision::MAX_CHIPS => {
                f.write_str("the player must pass: nobody can bid more")
            }
            Self::PassOrBid(least) => write!(
                f,
                "the player must pass or bid {least} to {} chips",
                Decision::MAX_CHIPS
            ),
            Self::LeadACard => f.write_str("the player must lead a card"),
            Self::PlayOnOrHold(next) => write!(f, "the player must play the {next} or hold it"),
            Self::NotInHand(card) => write!(f, "the {card} is not in the player's hand"),
            Self::StoppedSuit(suit) => write!(
                f,
                "{suit:?} has just stopped, and the player has another suit"
            ),
            Self::LowerCard(lowest) => {
                write!(f, "the player has a lower card of the suit, the {lowest}")
            }
        }
    }
}

impl core::error::Error for IllegalDecision {}
