//! The view that one player has of a round.

use cards::french::PlayingCardSet;
use cards::{BySeat, Seat};

use crate::rules::{Decisions, Knowledge, Position, Table};

/// A round as one player knows it: their hand, the table, the sizes of the hands, and what
/// everybody knows about them.
///
/// The type has no field for hidden cards. With two players, all cards that are neither in that hand
/// nor on the pile are in the other hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct View {
    /// The seat of the viewer.
    pub me: Seat,
    /// The viewer's hand.
    pub hand: PlayingCardSet,
    /// The open part of the position.
    pub table: Table,
    pub(crate) sizes: BySeat<u8>,
    /// What everybody knows about the hands.
    pub knowledge: Knowledge,
}

impl View {
    /// The view of a seat.
    pub(super) fn new(me: Seat, position: &Position, knowledge: Knowledge) -> Self {
        let size = |hand: PlayingCardSet| u8::try_from(hand.len()).unwrap_or(u8::MAX);
        Self {
            me,
            hand: position.hands()[me],
            table: *position.table(),
            sizes: position.hands().map(size),
            knowledge,
        }
    }

    /// The number of cards in a player's hand.
    #[must_use]
    pub fn cards_left(&self, seat: Seat) -> u8 {
        self.sizes[seat]
    }

    /// The cards that the viewer cannot place: in other hands, without those that everybody can place.
    #[must_use]
    pub fn unseen(&self) -> PlayingCardSet {
        self.knowledge.hidden(&self.table) - self.hand
    }

    /// The viewer's legal decisions; none if it is not the viewer's turn.
    #[must_use]
    pub fn legal(&self) -> Decisions {
        if self.table.to_move() == Some(self.me) {
            self.table.legal(self.hand)
        } else {
            Decisions::default()
        }
    }
}
