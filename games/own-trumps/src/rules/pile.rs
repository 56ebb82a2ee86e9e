//! The pile in the middle of the table.

use core::fmt;
use core::hash::{Hash, Hasher};

use cards::french::{PlayingCard, PlayingCardSet, Rank, Suit};

use crate::rules::PACK_SIZE;

/// The cards on the pile, face up. Everybody has seen all of them.
#[derive(Clone, Copy)]
pub struct Pile {
    /// The cards from bottom to top; the places above the top hold any cards.
    cards: [PlayingCard; PACK_SIZE],
    len: u8,
}

impl Pile {
    /// The empty pile.
    pub const EMPTY: Self = Self {
        cards: [PlayingCard::new(Rank::Six, Suit::Spades); PACK_SIZE],
        len: 0,
    };

    /// The cards from bottom to top.
    #[inline]
    #[must_use]
    pub fn as_slice(&self) -> &[PlayingCard] {
        &self.cards[..usize::from(self.len)]
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

    /// The top card.
    #[inline]
    #[must_use]
    pub fn top(&self) -> Option<PlayingCard> {
        self.as_slice().last().copied()
    }

    /// All cards as a set.
    #[must_use]
    pub fn to_set(&self) -> PlayingCardSet {
        self.as_slice().iter().copied().collect()
    }

    /// Puts a card on top.
    ///
    /// # Panics
    /// If the pile has the whole pack already.
    #[inline]
    pub(crate) fn push(&mut self, card: PlayingCard) {
        self.cards[usize::from(self.len)] = card;
        self.len += 1;
    }

    /// Removes the top card.
    #[inline]
    pub(super) fn pop(&mut self) -> Option<PlayingCard> {
        let top = self.top()?;
        self.len -= 1;
        Some(top)
    }
}

impl PartialEq for Pile {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl Eq for Pile {}

impl Hash for Pile {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.as_slice().hash(state);
    }
}

impl fmt::Debug for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_slice().fmt(f)
    }
}
