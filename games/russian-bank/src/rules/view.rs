//! The view that one player has of a deal.

use cards::Seat;
use cards::{Generator, shuffle};

use crate::rules::{Moves, PackCard, Pile, Position, two};

/// A deal as one player knows it. Both players know the same: what lies face up, and the cards of a waste that
/// was turned over, in their order. Cards that nobody has seen are not in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct View {
    /// The seat of the viewer.
    pub me: Seat,
    /// What can be seen of the position. Cards that nobody has seen are written "??".
    pub known: Position,
}

impl View {
    /// The view of a seat.
    pub(super) fn new(me: Seat, position: &Position) -> Self {
        let mut known = *position;
        known.unseen().for_each(|card| *card = PackCard::UNKNOWN);
        Self { me, known }
    }

    /// The viewer's legal moves; none if it is not the viewer's turn.
    #[must_use]
    pub fn legal(&self) -> Moves {
        if self.known.to_move() == Some(self.me) {
            self.known.legal()
        } else {
            Moves::default()
        }
    }

    /// A position that agrees with the view: the cards that nobody has seen lie at random.
    #[must_use]
    pub fn determinize(&self, generator: &mut Generator) -> Position {
        let mut position = self.known;
        let mut unseen = self.unseen();
        shuffle(&mut unseen, generator);
        let apart = position.options.packs_apart;
        for seat in two().seats() {
            for card in position.sides[seat.index()].unseen() {
                let fits = |other: &PackCard| !apart || other.pack() == seat.index();
                if let Some(at) = unseen.iter().rposition(fits) {
                    *card = unseen.remove(at);
                }
            }
        }
        position
    }

    /// The cards that nobody has seen, in the order of their numbers.
    #[must_use]
    pub fn unseen(&self) -> Vec<PackCard> {
        let known = &self.known;
        let sides = known.sides.iter();
        let piles = sides.flat_map(|side| [&side.reserve, &side.stock, &side.waste]);
        let open = piles.flat_map(Pile::as_slice);
        let columns = known.columns.iter().flat_map(Pile::as_slice);
        let seen = open.chain(columns).chain(&known.drawn);
        let bit = |card: &PackCard| 1_u128.checked_shl(card.index().into()).unwrap_or(0);
        let seen = seen.fold(known.built, |seen, card| seen | bit(card));
        let unseen = PackCard::all().filter(|card| seen & bit(card) == 0);
        unseen.collect()
    }
}
