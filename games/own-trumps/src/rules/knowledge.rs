//! Public knowledge about hidden hands.

use cards::french::PlayingCardSet;
use cards::{BySeat, SeatCount};

use crate::rules::{Decision, Position, Table, beating, pack};

/// Public knowledge about the hands: all that everybody who watches knows, besides their sizes.
///
/// A player holds the cards that they took from the pile, until they play them. All other cards that they
/// hold were dealt to them. So a player who has to take shows for the rest of the round that
/// none of these beats the top card of that moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Knowledge {
    /// The cards that everybody knows a player to hold: taken from the pile, or sixes that went home.
    pub held: BySeat<PlayingCardSet>,
    /// The cards that a player holds only if they are among the [`Self::held`] ones.
    pub excluded: BySeat<PlayingCardSet>,
}

impl Knowledge {
    /// Nothing is known.
    pub(super) fn none(seats: SeatCount) -> Self {
        Self {
            held: BySeat::new(seats),
            excluded: BySeat::new(seats),
        }
    }

    /// Nothing but these cards is known, which the players are known to hold.
    pub(super) fn from_held(held: BySeat<PlayingCardSet>) -> Self {
        Self {
            held,
            ..Self::none(held.seats())
        }
    }

    /// The cards of the pack in no place that everybody knows.
    #[must_use]
    pub fn hidden(&self, table: &Table) -> PlayingCardSet {
        let held = self.held.as_slice().iter();
        held.fold(pack() - table.pile_set(), |hidden, held| hidden - *held)
    }

    /// Whether the hands of a position agree with it, and have all cards that are not on the pile.
    #[must_use]
    pub fn agrees(&self, position: &Position) -> bool {
        let (table, hands) = (position.table(), position.hands());
        let mut rest = pack() - table.pile_set();
        for (seat, hand) in hands.iter() {
            let dealt = *hand - self.held[seat];
            let is_held = (self.held[seat] - *hand).is_empty();
            if !is_held || !(dealt & self.excluded[seat]).is_empty() || !(*hand - rest).is_empty() {
                return false;
            }
            rest = rest - *hand;
        }
        rest.is_empty()
    }

    /// Learns from a decision of the player to move.
    pub(super) fn learn(&mut self, before: &Position, decision: Decision) {
        let table = before.table();
        let (Some(seat), top) = (table.to_move(), table.pile.top()) else {
            return;
        };
        match (decision, top) {
            (Decision::Card(card), _) => self.held[seat] = self.held[seat].without(card),
            (Decision::Take, Some(top)) => {
                if !table.may_take {
                    let beating = beating(pack(), top, table.trump(seat));
                    self.excluded[seat] = self.excluded[seat] | beating;
                }
                let pile = table.pile.as_slice();
                let cards = table.take().map_or(0, |(cards, _)| cards);
                let taken = pile[pile.len() - cards..].iter();
                self.held[seat] = taken.copied().fold(self.held[seat], PlayingCardSet::with);
            }
            (Decision::Take, None) => {}
        }
    }
}
