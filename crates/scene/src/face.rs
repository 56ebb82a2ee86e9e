//! The faces of pieces.

use cards::Card;
use cards::french::{PlayingCard, Suit};

/// What is drawn on a piece: one of the pictures that the page knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Face {
    /// A card of a French-suited pack.
    Card {
        /// The card.
        card: PlayingCard,
        /// What is special about it for the player at the page.
        mark: Option<Mark>,
    },
    /// A card of a pack of numbers.
    Numbered {
        /// The card.
        card: Card,
        /// What is special about it.
        mark: Option<Mark>,
    },
    /// A place of a board on which cards lie.
    Place(CardPlace),
    /// A die.
    Die {
        /// The pips on its upper side, from 1 to 6.
        pips: u8,
    },
    /// A chip with its value.
    Chip(u32),
    /// A tile with a sign, such as a letter.
    Tile(String),
    /// A cell of a score pad.
    Score(Score),
    /// A drawing that grows part by part.
    Drawing(Vec<DrawingPart>),
    /// A text.
    Text(String),
}

/// The key of the piece that shows a card of a pack without a second such card: from 1 to 52.
#[must_use]
pub fn card_key(card: PlayingCard) -> u16 {
    // There are 52 cards in a pack.
    u16::try_from(card.index() + 1).unwrap_or(u16::MAX)
}

/// The id of the icon of a suit in the page's sprite.
#[must_use]
pub const fn suit_icon(suit: Suit) -> &'static str {
    match suit {
        Suit::Spades => "suit-s",
        Suit::Hearts => "suit-h",
        Suit::Diamonds => "suit-d",
        Suit::Clubs => "suit-c",
    }
}

/// What a cell of a score pad has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    /// Nothing yet.
    Empty,
    /// Points that a press would write.
    Offered(i32),
    /// Points that are written.
    Written(i32),
}

/// A part of a drawing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DrawingPart {
    /// The data of an SVG path, in a box of 100 by 100 units.
    pub path: &'static str,
    /// Whether the part is drawn already. Others are faint.
    pub is_drawn: bool,
}

/// What is special about a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// It is a trump of the player at the page.
    Trump,
    /// The player who plays it may win chips.
    Bonus,
    /// Its player could not follow.
    CouldNotFollow,
}

/// A place of a board on which cards lie.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardPlace {
    /// The kind of place.
    pub kind: PlaceKind,
    /// The open cards that are drawn, from bottom to top.
    pub open: Vec<PlayingCard>,
    /// The number of cards in the place, if it is shown; otherwise 0.
    pub count: usize,
    /// Whether the last move has brought the top card here.
    pub is_new: bool,
}

/// A kind of place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlaceKind {
    /// A column.
    Column,
    /// A foundation of a suit.
    Foundation(Suit),
    /// A reserve.
    Reserve,
    /// A stock, face down.
    Stock,
    /// The place of the turned card.
    Turned,
    /// A waste.
    Waste,
}
