//! A set of playing cards.

use core::fmt;
use core::ops::{BitAnd, BitOr, Sub};

use super::{PlayingCard, Rank, Suit};
use crate::set::Cards;
use crate::{Card, CardSet};

/// A set of playing cards, as a bitset.
///
/// ```
/// use cards::french::{PlayingCardSet, Rank, Suit};
/// let spades = PlayingCardSet::of_suit(Suit::Spades);
/// assert_eq!(spades.len(), 13);
/// assert_eq!(PlayingCardSet::from_rank_up(Rank::Six).len(), 36);
/// assert_eq!(spades.highest().map(|card| card.to_string()).as_deref(), Some("AS"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct PlayingCardSet(CardSet);

impl PlayingCardSet {
    /// The empty set.
    pub const EMPTY: Self = Self(CardSet::EMPTY);

    /// The whole pack.
    pub const ALL: Self = Self(CardSet::up_to(Card::from_known(PlayingCard::COUNT)));

    /// The cards of a suit.
    #[must_use]
    pub const fn of_suit(suit: Suit) -> Self {
        let highest = PlayingCard::new(Rank::Ace, suit).numbered();
        let lowest = PlayingCard::new(Rank::Two, suit).numbered();
        let up_to_highest = CardSet::up_to(highest);
        Self(up_to_highest.above(lowest).with(lowest))
    }

    /// The cards of all suits from this rank to the ace: 36 from the six up.
    #[must_use]
    pub fn from_rank_up(rank: Rank) -> Self {
        Self::ALL
            .iter()
            .filter(|card| card.rank() >= rank)
            .collect()
    }

    /// The number of cards, 0 to 52.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.len()
    }

    /// Whether the set is empty.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0.is_empty()
    }

    /// Whether the card is in the set.
    #[inline]
    #[must_use]
    pub const fn contains(self, card: PlayingCard) -> bool {
        self.0.contains(card.numbered())
    }

    /// The set with this card added.
    #[inline]
    #[must_use]
    pub const fn with(self, card: PlayingCard) -> Self {
        Self(self.0.with(card.numbered()))
    }

    /// The set with this card removed.
    #[inline]
    #[must_use]
    pub const fn without(self, card: PlayingCard) -> Self {
        Self(self.0.without(card.numbered()))
    }

    /// The cards of one suit in the set.
    #[inline]
    #[must_use]
    pub fn suited(self, suit: Suit) -> Self {
        self & Self::of_suit(suit)
    }

    /// The cards in the set that are higher than `card` in its suit.
    #[inline]
    #[must_use]
    pub fn above(self, card: PlayingCard) -> Self {
        Self(self.0.above(card.numbered())).suited(card.suit())
    }

    /// The lowest card of the lowest suit; `None` of the empty set.
    #[inline]
    #[must_use]
    pub fn lowest(self) -> Option<PlayingCard> {
        self.0.lowest().map(PlayingCard::from_numbered)
    }

    /// The highest card of the highest suit; `None` of the empty set.
    #[inline]
    #[must_use]
    pub fn highest(self) -> Option<PlayingCard> {
        self.0.highest().map(PlayingCard::from_numbered)
    }

    /// The cards as in records, by suit, and within a suit by rank.
    #[must_use]
    pub fn texts(self) -> Vec<String> {
        self.iter().map(|card| card.to_string()).collect()
    }

    /// The places of the cards in the pack, 0 to 51, ascending.
    #[must_use]
    pub fn indexes(self) -> Vec<u8> {
        self.0.iter().map(|card| card.number() - 1).collect()
    }

    /// The cards at these places in the pack; `None` if a place occurs twice or is above 51.
    ///
    /// ```
    /// use cards::french::PlayingCardSet;
    /// assert_eq!(PlayingCardSet::from_indexes(&[3, 51]).map(|set| set.indexes()), Some(vec![3, 51]));
    /// assert_eq!(PlayingCardSet::from_indexes(&[3, 3]), None);
    /// assert_eq!(PlayingCardSet::from_indexes(&[52]), None);
    /// ```
    #[must_use]
    pub fn from_indexes(indexes: &[u8]) -> Option<Self> {
        let cards = indexes
            .iter()
            .map(|index| PlayingCard::from_index((*index).into()));
        let cards: Self = cards.collect::<Option<_>>()?;
        (cards.len() as usize == indexes.len()).then_some(cards)
    }

    /// The set as a word: bit `n` for the card at place `n - 1` of the pack.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> u64 {
        self.0.bits()
    }

    /// The cards by suit, and within a suit by rank.
    #[inline]
    #[must_use]
    pub const fn iter(self) -> PlayingCards {
        PlayingCards(self.0.iter())
    }
}

/// The cards of a set by suit and rank.
#[derive(Clone, Debug)]
pub struct PlayingCards(Cards);

impl Iterator for PlayingCards {
    type Item = PlayingCard;

    #[inline]
    fn next(&mut self) -> Option<PlayingCard> {
        self.0.next().map(PlayingCard::from_numbered)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        self.0.size_hint()
    }
}

impl ExactSizeIterator for PlayingCards {}

impl DoubleEndedIterator for PlayingCards {
    #[inline]
    fn next_back(&mut self) -> Option<PlayingCard> {
        self.0.next_back().map(PlayingCard::from_numbered)
    }
}

impl IntoIterator for PlayingCardSet {
    type Item = PlayingCard;
    type IntoIter = PlayingCards;

    #[inline]
    fn into_iter(self) -> PlayingCards {
        self.iter()
    }
}

impl FromIterator<PlayingCard> for PlayingCardSet {
    #[inline]
    fn from_iter<I: IntoIterator<Item = PlayingCard>>(cards: I) -> Self {
        Self(cards.into_iter().map(PlayingCard::numbered).collect())
    }
}

impl BitOr for PlayingCardSet {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitAnd for PlayingCardSet {
    type Output = Self;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl Sub for PlayingCardSet {
    type Output = Self;

    #[inline]
    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}

impl fmt::Debug for PlayingCardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
