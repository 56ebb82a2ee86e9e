//! A pile of cards, without allocation.

use core::fmt;
use core::hash::{Hash, Hasher};

/// Cards on top of each other, `MAX` of them at most, 255 in any case. The default pile is empty.
#[derive(Clone, Copy)]
pub struct Pile<C, const MAX: usize> {
    /// The cards from bottom to top; the places above the top hold any cards.
    cards: [C; MAX],
    len: u8,
}

impl<C: Copy, const MAX: usize> Pile<C, MAX> {
    /// The cards from bottom to top.
    #[inline]
    #[must_use]
    pub fn as_slice(&self) -> &[C] {
        &self.cards[..self.len()]
    }

    /// The cards from bottom to top, to be replaced.
    #[inline]
    pub fn as_mut_slice(&mut self) -> &mut [C] {
        &mut self.cards[..self.len as usize]
    }

    /// The number of cards.
    #[inline]
    #[must_use]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether there is no card.
    #[inline]
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The card on top; `None` of the empty pile.
    #[inline]
    #[must_use]
    pub fn top(&self) -> Option<C> {
        self.as_slice().last().copied()
    }

    /// The card under the top one.
    #[inline]
    #[must_use]
    pub fn second(&self) -> Option<C> {
        self.as_slice().iter().nth_back(1).copied()
    }

    /// Puts a card on top. A full pile takes no more.
    #[inline]
    pub fn push(&mut self, card: C) {
        let place = self.cards.get_mut(self.len as usize);
        if let Some(place) = place.filter(|_| self.len < u8::MAX) {
            *place = card;
            self.len += 1;
        }
    }

    /// Takes the card from the top.
    #[inline]
    pub fn pop(&mut self) -> Option<C> {
        let card = self.top()?;
        self.len -= 1;
        Some(card)
    }

    /// The pile turned over: its bottom card is on top.
    #[must_use]
    pub fn turned_over(mut self) -> Self {
        self.as_mut_slice().reverse();
        self
    }
}

impl<C: Copy + Default, const MAX: usize> Default for Pile<C, MAX> {
    #[inline]
    fn default() -> Self {
        Self {
            cards: [C::default(); MAX],
            len: 0,
        }
    }
}

/// Cards from bottom to top; those that do not fit are left out.
impl<C: Copy + Default, const MAX: usize> FromIterator<C> for Pile<C, MAX> {
    fn from_iter<I: IntoIterator<Item = C>>(cards: I) -> Self {
        let mut pile = Self::default();
        cards.into_iter().for_each(|card| pile.push(card));
        pile
    }
}

impl<C: Copy + PartialEq, const MAX: usize> PartialEq for Pile<C, MAX> {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<C: Copy + Eq, const MAX: usize> Eq for Pile<C, MAX> {}

impl<C: Copy + Hash, const MAX: usize> Hash for Pile<C, MAX> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.as_slice().hash(state);
    }
}

impl<C: Copy + fmt::Debug, const MAX: usize> fmt::Debug for Pile<C, MAX> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_slice().fmt(f)
    }
}
