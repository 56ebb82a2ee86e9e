//! Faces: the pictures in the places of the table.

use cards::french::{PlayingCard, Suit};

use crate::rules::PackCard;

/// The most cards that are drawn in a place: a column from king to ace.
const MOST: usize = 13;

/// What is drawn in a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Face {
    /// The kind of place.
    pub role: Role,
    /// The open cards that are drawn, from bottom to top.
    open: [Option<PlayingCard>; MOST],
    /// The number of cards in the place, if it is shown; otherwise 0.
    pub count: usize,
    /// Whether the last move has brought the top card here.
    pub is_new: bool,
}

/// A kind of place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// A column.
    Column,
    /// A foundation of a suit.
    Foundation(Suit),
    /// A reserve.
    Reserve,
    /// A stock, face down.
    Stock,
    /// The place of the turned card.
    Drawn,
    /// A waste.
    Waste,
}

impl Face {
    /// A place with these open cards, from bottom to top.
    pub(super) fn new(role: Role, open: &[PackCard], count: usize) -> Self {
        Self {
            role,
            open: core::array::from_fn(|at| open.get(at).map(|card| card.face())),
            count,
            is_new: false,
        }
    }

    /// The same, and whether the last move has brought the top card here.
    pub(super) const fn marked_new(self, is_new: bool) -> Self {
        Self { is_new, ..self }
    }

    /// The open cards that are drawn, from bottom to top.
    pub fn open(&self) -> impl Iterator<Item = PlayingCard> {
        self.open.into_iter().flatten()
    }
}
