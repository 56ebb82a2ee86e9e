//! A pile of cards.

use core::fmt;

use crate::rules::PackCard;

/// Cards on top of each other, `MAX` of them at most. Places above the top hold no card, so equal piles have
/// equal bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Pile<const MAX: usize = { PackCard::COUNT as usize }> {
    cards: [PackCard; MAX],
    len: u8,
}

impl<const MAX: usize> Pile<MAX> {
    /// The empty pile.
    pub const EMPTY: Self = Self {
        cards: [PackCard::UNKNOWN; MAX],
        len: 0,
    };

    /// Whether the pile has no card.
    #[inline]
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The number of cards in the pile.
    #[inline]
    #[must_use]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// The card on top; `None` of the empty pile.
    #[inline]
    #[must_use]
    pub fn top(&self) -> Option<PackCard> {
        self.as_slice().last().copied()
    }

    /// The card under the top one.
    #[inline]
    #[must_use]
    pub fn second(&self) -> Option<PackCard> {
        self.as_slice().iter().nth_back(1).copied()
    }

    /// The cards from bottom to top.
    #[inline]
    #[must_use]
    pub fn as_slice(&self) -> &[PackCard] {
        &self.cards[..self.len()]
    }

    #[inline]
    pub(super) fn as_mut_slice(&mut self) -> &mut [PackCard] {
        &mut self.cards[..self.len as usize]
    }

    /// Puts a card on top. A full pile takes no more.
    #[inline]
    pub(super) fn push(&mut self, card: PackCard) {
        if let Some(place) = self.cards.get_mut(self.len as usize) {
            *place = card;
            self.len += 1;
        }
    }

    /// Takes the card from the top.
    #[inline]
    pub(super) fn pop(&mut self) -> Option<PackCard> {
        let card = self.top()?;
        self.len -= 1;
        self.cards[self.len as usize] = PackCard::UNKNOWN;
        Some(card)
    }

    /// The pile turned over: its bottom card is on top.
    #[must_use]
    pub(super) fn turned_over(mut self) -> Self {
        self.as_mut_slice().reverse();
        self
    }
}

/// Cards from bottom to top; those that do not fit are left out.
impl<const MAX: usize> FromIterator<PackCard> for Pile<MAX> {
    fn from_iter<I: IntoIterator<Item = PackCard>>(cards: I) -> Self {
        let mut pile = Self::EMPTY;
        cards.into_iter().for_each(|card| pile.push(card));
        pile
    }
}

impl<const MAX: usize> fmt::Debug for Pile<MAX> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}
