//! A set of cards as a bitset.

use core::fmt;
use core::ops::{BitAnd, BitOr, Not, Sub};

use crate::{Card, ParseCardError};

/// A set of cards: bit `n` of a 64-bit word stands for the card numbered `n`.
///
/// Iteration runs from the lowest card to the highest. A JavaScript number has only 53 bits, so
/// messages between page and workers carry lists of cards instead.
///
/// ```
/// use cards::CardSet;
/// let hand = CardSet::from_numbers([3, 15, 40])?;
/// let led = CardSet::from_numbers([15])?.lowest().expect("one card");
/// assert_eq!(hand.above(led), CardSet::from_numbers([40])?);
/// assert_eq!(hand.below(led).len(), 1);
/// # Ok::<(), cards::ParseCardError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CardSet(u64);

impl CardSet {
    /// The empty set.
    pub const EMPTY: Self = Self(0);
    /// All 54 cards.
    pub const ALL: Self = Self::up_to(Card::from_known(Card::HIGHEST));

    /// The set of the cards with these numbers.
    ///
    /// # Errors
    /// The first number that is not 1 to 54.
    pub fn from_numbers<I: IntoIterator<Item = i64>>(numbers: I) -> Result<Self, ParseCardError> {
        numbers.into_iter().map(Card::try_from).collect()
    }

    /// The cards 1 to `highest`.
    #[inline]
    #[must_use]
    pub const fn up_to(highest: Card) -> Self {
        Self((2 << highest.number()) - 2)
    }

    /// The set of one card.
    #[inline]
    #[must_use]
    pub const fn from_card(card: Card) -> Self {
        Self(1 << card.number())
    }

    /// The word itself: bit `n` for the card numbered `n`.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The number of cards, 0 to 54.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the set is empty.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the card is in the set.
    #[inline]
    #[must_use]
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card.number() & 1 == 1
    }

    /// Whether every card of `self` is in `other`.
    #[inline]
    #[must_use]
    pub const fn is_subset_of(self, other: Self) -> bool {
        self.0 & !other.0 == 0
    }

    /// The set with this card added.
    #[inline]
    #[must_use]
    pub const fn with(self, card: Card) -> Self {
        Self(self.0 | 1 << card.number())
    }

    /// The set with this card removed.
    #[inline]
    #[must_use]
    pub const fn without(self, card: Card) -> Self {
        Self(self.0 & !(1 << card.number()))
    }

    /// The cards with a higher number than `card`.
    #[inline]
    #[must_use]
    pub const fn above(self, card: Card) -> Self {
        Self(self.0 & (u64::MAX << 1 << card.number()))
    }

    /// The cards with a lower number than `card`.
    #[inline]
    #[must_use]
    pub const fn below(self, card: Card) -> Self {
        Self(self.0 & ((1 << card.number()) - 1))
    }

    /// The lowest card; `None` of the empty set.
    #[inline]
    #[must_use]
    pub fn lowest(self) -> Option<Card> {
        (self.0 != 0).then(|| Card::from_known(small(self.0.trailing_zeros())))
    }

    /// The set of the lowest card alone; empty if there is none.
    #[inline]
    #[must_use]
    pub const fn first(self) -> Self {
        Self(self.0 & self.0.wrapping_neg())
    }

    /// The highest card; `None` of the empty set.
    #[inline]
    #[must_use]
    pub fn highest(self) -> Option<Card> {
        (self.0 != 0).then(|| Card::from_known(small(self.0.ilog2())))
    }

    /// The card with exactly `index` lower cards in the set; `None` if `index` is too large.
    #[inline]
    #[must_use]
    pub fn nth(self, index: u32) -> Option<Card> {
        let mut rest = self.0;
        for _ in 0..index {
            rest &= rest.wrapping_sub(1);
        }
        Self(rest).lowest()
    }

    /// The cards from the lowest to the highest.
    #[inline]
    #[must_use]
    pub const fn iter(self) -> Cards {
        Cards(self)
    }
}

/// The cards of a set from the lowest to the highest; backwards with [`Iterator::rev`].
#[derive(Clone, Debug)]
pub struct Cards(CardSet);

impl Iterator for Cards {
    type Item = Card;

    #[inline]
    fn next(&mut self) -> Option<Card> {
        let card = self.0.lowest()?;
        self.0.0 &= self.0.0 - 1;
        Some(card)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.0.len() as usize;
        (len, Some(len))
    }
}

impl DoubleEndedIterator for Cards {
    #[inline]
    fn next_back(&mut self) -> Option<Card> {
        let card = self.0.highest()?;
        self.0 = self.0.without(card);
        Some(card)
    }
}

impl ExactSizeIterator for Cards {}

impl IntoIterator for CardSet {
    type Item = Card;
    type IntoIter = Cards;

    #[inline]
    fn into_iter(self) -> Cards {
        self.iter()
    }
}

impl FromIterator<Card> for CardSet {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl BitOr for CardSet {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitAnd for CardSet {
    type Output = Self;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl Sub for CardSet {
    type Output = Self;

    #[inline]
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl Not for CardSet {
    type Output = Self;

    /// The cards, of all 54, that are not in the set.
    #[inline]
    fn not(self) -> Self {
        Self::ALL - self
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// Casts the position of a bit, which is below 64.
#[inline]
#[allow(clippy::cast_possible_truncation)] // below 64
const fn small(position: u32) -> u8 {
    position as u8
}
