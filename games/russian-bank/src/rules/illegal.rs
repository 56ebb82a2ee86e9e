//! Rules that forbid a move.

use core::fmt;

use crate::rules::{Duty, PackCard};

/// The rule that forbids a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IllegalPlay {
    /// The deal is over.
    Over,
    /// There is no card in that place.
    NoCard,
    /// Something else must be done first (rules 6 and 9).
    Duty(Duty),
    /// No foundation takes this card next (rule 5).
    NotNext(PackCard),
    /// The card does not go on that column (rule 7).
    NotDescending(PackCard),
    /// Cards of the waste go to foundations only (rule 8).
    WasteStays,
    /// Too many moves in a row from column to column (rule 7).
    TooManyShifts,
    /// While the player has a reserve, only its cards fill spaces (rule 9).
    SpaceForReserve,
    /// The only card of a column would leave a space behind.
    SameSpace,
    /// Only the card that was turned may go there (rule 8).
    OnlyDrawn,
    /// The card is not a neighbour in suit of the card on that pile (rule 8).
    NotNeighbour(PackCard),
    /// The card that was turned must be laid down first.
    DrawnFirst(PackCard),
    /// There is a card to turn, so the player may not pass (rule 8).
    MustTurn,
    /// There is no card to turn: the player may pass (rule 8).
    NothingToTurn,
}

impl fmt::Display for IllegalPlay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Over => f.write_str("the deal is over"),
            Self::NoCard => f.write_str("there is no card in that place"),
            Self::Duty(Duty::Foundation(card)) => {
                write!(f, "the {card} must go to a foundation first")
            }
            Self::Duty(Duty::Release(card)) => {
                write!(f, "the card on the {card} must be moved first")
            }
            Self::NotNext(card) => write!(f, "no foundation takes the {card} next"),
            Self::NotDescending(card) => write!(f, "the {card} does not go on that column"),
            Self::WasteStays => f.write_str("cards of the waste go to foundations only"),
            Self::TooManyShifts => f.write_str("too many moves in a row from column to column"),
            Self::SpaceForReserve => f.write_str("only the reserve fills a space"),
            Self::SameSpace => f.write_str("the card would leave a space behind"),
            Self::OnlyDrawn => f.write_str("only the card that was turned may go there"),
            Self::NotNeighbour(card) => write!(f, "the {card} is no neighbour of that card"),
            Self::DrawnFirst(card) => write!(f, "the {card} must be laid down first"),
            Self::MustTurn => f.write_str("there is a card to turn"),
            Self::NothingToTurn => f.write_str("there is no card to turn"),
        }
    }
}

impl core::error::Error for IllegalPlay {}
