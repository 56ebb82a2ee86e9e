//! Reasons why a move is refused.

use core::fmt;

/// Why a move is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The game is won.
    Over,
    /// The game has no such pile, or the cards would stay where they are.
    NoSuchPile,
    /// These cards may not be taken.
    NotFree,
    /// These cards do not go there.
    DoesNotFit,
    /// The stock gives no card now.
    NoDraw,
    /// The table is not gathered now.
    NoGather,
    /// The two cards are not a pair.
    NoPair,
    /// The first foundation card must be chosen before.
    ChooseFirst,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Over => "the game is won",
            Self::NoSuchPile => "there is no such pile",
            Self::NotFree => "these cards may not be taken",
            Self::DoesNotFit => "these cards do not go there",
            Self::NoDraw => "the stock gives no card now",
            Self::NoGather => "the table is not gathered now",
            Self::NoPair => "the two cards are no pair",
            Self::ChooseFirst => "the first foundation card is not chosen yet",
        })
    }
}

impl core::error::Error for Refusal {}
