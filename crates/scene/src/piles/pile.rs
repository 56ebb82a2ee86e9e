//! Piles of cards, as they are shown.

use cards::french::{PlayingCard, Rank};

/// A pile, as it is shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pile {
    /// The cards from bottom to top. Those of a stock lie with the next one first.
    pub cards: Vec<PileCard>,
    /// What is in it, for screen readers.
    pub label: String,
    /// What its place is called while it is empty; of a stock, at any time.
    pub place_label: String,
    /// The sign on its place while it is empty.
    pub sign: Option<PlaceSign>,
}

/// A card in a pile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PileCard {
    /// The card.
    pub face: PlayingCard,
    /// Whether its face is to be seen.
    pub is_open: bool,
    /// Whether it and the cards above it can be picked up.
    pub is_free: bool,
    /// Its name, if it is open.
    pub label: String,
}

/// What a pile is for the pointer and the keyboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PileKind {
    /// One button, whatever is in it: its cards cannot be picked up, and no card goes there.
    Stock,
    /// Passed over by the arrow keys while it is empty.
    Waste,
    /// The arrow keys go from card to card.
    Column,
    /// Any other pile.
    Other,
}

/// The sign on the place of an empty pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlaceSign {
    /// The waste can be turned over, to be the stock again.
    TurnOver,
    /// Only cards of this rank begin the pile.
    Rank(Rank),
    /// This card alone has its place there.
    Card(PlayingCard),
}
