//! The places of the board: four in a row, as they lie on the table.
//!
//! The opponent's piles are the first row, and those of the player below are the last. Each row between them has a
//! column, the two foundations of a suit, and another column.

use cards::Seat;

use crate::rules::{COLUMNS, Position, Source, Target, two};

/// A place on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    Reserve(Seat),
    Stock(Seat),
    Drawn(Seat),
    Waste(Seat),
    Column(u8),
    Foundation(usize),
}

/// All places in order, for the player below.
pub(super) fn places(below: Seat) -> Vec<Place> {
    let above = two().left_of(below);
    let mut places = vec![
        Place::Reserve(above),
        Place::Stock(above),
        Place::Drawn(above),
        Place::Waste(above),
    ];
    for row in 0..COLUMNS / 2 {
        let column = u8::try_from(row).unwrap_or_default();
        places.extend([
            Place::Column(column),
            Place::Foundation(2 * row),
            Place::Foundation(2 * row + 1),
            Place::Column(column + 4),
        ]);
    }
    places.extend([
        Place::Waste(below),
        Place::Drawn(below),
        Place::Stock(below),
        Place::Reserve(below),
    ]);
    places
}

impl Place {
    /// The source that the place is for the player to move.
    pub(super) fn source(self, mover: Seat) -> Option<Source> {
        match self {
            Self::Reserve(seat) if seat == mover => Some(Source::Reserve),
            Self::Drawn(seat) if seat == mover => Some(Source::Drawn),
            Self::Waste(seat) if seat == mover => Some(Source::Waste),
            Self::Column(column) => Some(Source::Column(column)),
            _ => None,
        }
    }

    /// The place of a source of this player.
    pub(super) const fn of_source(from: Source, seat: Seat) -> Self {
        match from {
            Source::Reserve => Self::Reserve(seat),
            Source::Drawn => Self::Drawn(seat),
            Source::Waste => Self::Waste(seat),
            Source::Column(column) => Self::Column(column),
        }
    }

    /// Whether a move of the player to move from one place to this target ends here.
    pub(super) fn is_target(self, position: &Position, from: Source, to: Target) -> bool {
        let (mover, other) = (position.to_move(), position.other());
        match (self, to) {
            (Self::Foundation(place), Target::Foundation) => {
                let card = position.card_at(from);
                let height = position.foundations[place] + 1;
                card.is_some_and(|card| card.suit() == place / 2 && card.height() == height)
            }
            (Self::Column(column), Target::Column(to)) => column == to,
            (Self::Reserve(seat), Target::OtherReserve)
            | (Self::Waste(seat), Target::OtherWaste) => seat == other,
            (Self::Waste(seat), Target::OwnWaste) => Some(seat) == mover,
            _ => false,
        }
    }
}
