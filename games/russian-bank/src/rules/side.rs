//! One player's side of the table.

use crate::rules::{PackCard, Pile};

/// The piles of one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Side {
    /// The reserve, from bottom to top. The top card lies face up.
    pub reserve: Pile,
    /// The number of cards at the bottom of the reserve that nobody has seen.
    pub(crate) unseen_reserve: u8,
    /// The stock, from bottom to top, face down.
    pub stock: Pile,
    /// Whether the stock is a waste that was turned over, so that everybody has seen its cards.
    pub(crate) is_seen: bool,
    /// The waste, from bottom to top, face up.
    pub waste: Pile,
}

impl Side {
    /// The number of cards on this side.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.reserve.len() + self.stock.len() + self.waste.len()
    }

    /// Whether the player has no cards.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The number of cards at the bottom of the reserve that nobody has seen.
    #[must_use]
    pub const fn unseen_reserve(&self) -> usize {
        self.unseen_reserve as usize
    }

    /// The number of cards of the stock that nobody has seen.
    #[must_use]
    pub const fn unseen_stock(&self) -> usize {
        if self.is_seen { 0 } else { self.stock.len() }
    }

    /// Takes the top card of the reserve. The next one is turned up.
    pub(super) fn take_reserve(&mut self) -> Option<PackCard> {
        let card = self.reserve.pop();
        let below = u8::try_from(self.reserve.len()).unwrap_or(u8::MAX);
        self.unseen_reserve = self.unseen_reserve.min(below.saturating_sub(1));
        card
    }

    /// Takes the top card of the stock. The waste becomes the stock first if that is empty.
    pub(super) fn turn_card(&mut self) -> Option<PackCard> {
        if self.stock.is_empty() {
            self.stock = core::mem::take(&mut self.waste).turned_over();
            self.is_seen = true;
        }
        self.stock.pop()
    }

    /// The cards that nobody has seen.
    pub(super) fn unseen(&mut self) -> impl Iterator<Item = &mut PackCard> {
        let (reserve, stock) = (self.unseen_reserve(), self.unseen_stock());
        let reserve = &mut self.reserve.as_mut_slice()[..reserve];
        let stock = &mut self.stock.as_mut_slice()[..stock];
        reserve.iter_mut().chain(stock)
    }
}
