//! A position: all cards on the table, and whose turn it is.

use cards::{BySeat, Seat};

use crate::rules::{COLUMNS, Options, PackCard, Pile, Side, Source, Target, two};

/// A column: from a king down to an ace at most.
pub type Column = Pile<13>;

/// The number of foundations: two of each suit.
const FOUNDATIONS: usize = 8;

/// A position with all cards open. Search plays on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    /// The options of the rules.
    pub options: Options,
    pub(crate) sides: [Side; 2],
    /// The columns, each from bottom to top.
    pub columns: [Column; COLUMNS],
    /// The number of cards on each foundation, two of each suit: spades, clubs, diamonds, hearts.
    pub foundations: [u8; FOUNDATIONS],
    /// The cards on foundations: a bit for each number of a card.
    pub(crate) built: u128,
    pub(crate) turn: Seat,
    /// The card that was turned from the stock and is not laid down yet.
    pub drawn: Option<PackCard>,
    /// The moves from column to column since another kind of move.
    pub(crate) shifts: u8,
    /// The turns since a card went to a foundation.
    pub(crate) idle_turns: u8,
    /// The number of moves so far.
    pub moves: u16,
    /// Whether the last move has shown no card that nobody had seen, and its player goes on.
    pub(crate) is_quiet: bool,
    /// The end of the deal; `None` before it.
    pub ending: Option<Ending>,
}

/// The end of a deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// This player has no cards left (rule 10).
    Out(Seat),
    /// The deal has taken too long, and this player has fewer cards (rule 11).
    Fewer(Seat),
    /// The deal has taken too long, and both have equally many cards (rule 11).
    Equal,
}

impl Position {
    /// The piles of a player.
    ///
    /// # Panics
    /// If the seat is not one of the first two.
    #[inline]
    #[must_use]
    pub const fn side(&self, seat: Seat) -> &Side {
        &self.sides[seat.index()]
    }

    /// The player to move; `None` when the deal is over.
    #[inline]
    #[must_use]
    pub fn to_move(&self) -> Option<Seat> {
        self.ending.is_none().then_some(self.turn)
    }

    /// The opponent of the player to move.
    #[inline]
    #[must_use]
    pub fn other(&self) -> Seat {
        two().left_of(self.turn)
    }

    /// The number of cards that a player has: in front of them, and the one that was turned.
    #[must_use]
    pub fn cards_left(&self, seat: Seat) -> usize {
        let has_drawn = self.drawn.is_some() && self.turn == seat;
        self.side(seat).len() + usize::from(has_drawn)
    }

    /// Each player's payoff: 1 for the winner, −1 for the loser, 0 if the deal is drawn. `None` until it is
    /// over.
    #[must_use]
    pub fn payoffs(&self) -> Option<BySeat<i32>> {
        let winner = self.ending?.winner();
        Some(BySeat::from_fn(two(), |seat| match winner {
            None => 0,
            Some(winner) if winner == seat => 1,
            Some(_) => -1,
        }))
    }

    /// The card that a move from this place takes; `None` if there is none.
    #[inline]
    #[must_use]
    pub fn card_at(&self, from: Source) -> Option<PackCard> {
        let own = self.side(self.turn);
        match from {
            Source::Reserve => own.reserve.top(),
            Source::Drawn => self.drawn,
            Source::Waste => own.waste.top(),
            Source::Column(column) => self.columns.get(usize::from(column))?.top(),
        }
    }

    /// The card on which a card would be laid; `None` on an empty place, and on a foundation.
    #[inline]
    #[must_use]
    pub fn card_under(&self, to: Target) -> Option<PackCard> {
        match to {
            Target::Foundation => None,
            Target::Column(column) => self.columns.get(usize::from(column))?.top(),
            Target::OtherReserve => self.side(self.other()).reserve.top(),
            Target::OtherWaste => self.side(self.other()).waste.top(),
            Target::OwnWaste => self.side(self.turn).waste.top(),
        }
    }

    /// The number of the foundation that takes a card next; `None` if none does.
    #[inline]
    #[must_use]
    pub fn foundation_for(&self, card: PackCard) -> Option<usize> {
        let first = 2 * card.suit();
        let fits = |place: &usize| self.foundations[*place] + 1 == card.height();
        (first..first + 2).find(fits)
    }

    /// Whether a card may lie on the top card of a column.
    #[inline]
    #[must_use]
    pub fn fits_column(&self, card: PackCard, column: u8) -> bool {
        let column = self.columns.get(usize::from(column));
        let top = column.and_then(Pile::top);
        top.is_some_and(|top| card.descends_on(top))
    }

    /// The numbers of the columns without cards.
    pub fn spaces(&self) -> impl Iterator<Item = u8> {
        let columns = (0..).zip(&self.columns);
        let empty = columns.filter(|(_, column)| column.is_empty());
        empty.map(|(column, _)| column)
    }

    /// The cards that nobody has seen, of all piles or of one player's.
    pub(super) fn unseen(&mut self) -> impl Iterator<Item = &mut PackCard> {
        self.sides.iter_mut().flat_map(Side::unseen)
    }
}

impl Ending {
    /// The winner; `None` if the deal is drawn.
    #[must_use]
    pub const fn winner(self) -> Option<Seat> {
        match self {
            Self::Out(seat) | Self::Fewer(seat) => Some(seat),
            Self::Equal => None,
        }
    }
}
