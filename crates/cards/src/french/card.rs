//! A playing card.

use core::fmt;
use core::str::FromStr;

use super::{Rank, Suit};
use crate::{Card, ParseTextError};

/// A card of the French-suited pack. Cards are ordered by suit, and within a suit by rank.
///
/// ```
/// use cards::french::{PlayingCard, Rank, Suit};
/// let ten: PlayingCard = "TH".parse()?;
/// assert_eq!(ten, PlayingCard::new(Rank::Ten, Suit::Hearts));
/// assert_eq!(ten.to_string(), "TH");
/// assert!("10H".parse::<PlayingCard>().is_err());
/// # Ok::<(), cards::ParseTextError>(())
/// ```
// The number of the card is 1 + 13 * suit + rank, so that sets of both kinds of cards share their code.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PlayingCard(Card);

impl PlayingCard {
    /// The number of cards in a pack.
    pub const COUNT: u8 = 52;

    /// The card of a rank and a suit.
    #[inline]
    #[must_use]
    pub const fn new(rank: Rank, suit: Suit) -> Self {
        Self(Card::from_known(1 + 13 * suit as u8 + rank as u8))
    }

    /// The rank.
    #[inline]
    #[must_use]
    pub const fn rank(self) -> Rank {
        Rank::ALL[((self.0.number() - 1) % 13) as usize]
    }

    /// The suit.
    #[inline]
    #[must_use]
    pub const fn suit(self) -> Suit {
        Suit::ALL[((self.0.number() - 1) / 13) as usize]
    }

    /// The place of the card in the pack, 0 to 51: spades, clubs, diamonds, hearts, each from the two to
    /// the ace.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0.number() as usize - 1
    }

    /// The card at a place in the pack; `None` from 52 on.
    #[inline]
    #[must_use]
    pub fn from_index(index: usize) -> Option<Self> {
        let number = u8::try_from(index).ok().filter(|at| *at < Self::COUNT)? + 1;
        Card::new(number).map(Self)
    }

    /// The next higher card of the suit; `None` for an ace.
    #[must_use]
    pub fn next(self) -> Option<Self> {
        Some(Self::new(self.rank().next()?, self.suit()))
    }

    #[inline]
    pub(super) const fn numbered(self) -> Card {
        self.0
    }

    /// The card with a number that is known to be 1 to 52.
    #[inline]
    pub(super) const fn from_numbered(card: Card) -> Self {
        debug_assert!(card.number() <= Self::COUNT);
        Self(card)
    }
}

/// The first card, the two of spades.
impl Default for PlayingCard {
    fn default() -> Self {
        Self::new(Rank::Two, Suit::Spades)
    }
}

impl FromStr for PlayingCard {
    type Err = ParseTextError;

    fn from_str(text: &str) -> Result<Self, ParseTextError> {
        let mut letters = text.chars();
        let rank = letters.next().and_then(Rank::from_letter);
        let suit = letters.next().and_then(Suit::from_letter);
        match (rank, suit, letters.next()) {
            (Some(rank), Some(suit), None) => Ok(Self::new(rank, suit)),
            _ => Err(ParseTextError::new(text, "is not a card such as 6S or TH")),
        }
    }
}

/// Writes the card as in records: "TH".
impl fmt::Display for PlayingCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.rank().letter(), self.suit().letter())
    }
}

impl fmt::Debug for PlayingCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
