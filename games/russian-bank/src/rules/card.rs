//! A card of the two packs.

use core::fmt;
use core::str::FromStr;

use cards::ParseTextError;
use cards::french::{PlayingCard, Rank, Suit, SuitColor};

/// One of the 104 cards of two packs. The ace is low. Cards of the second pack are written in small letters.
///
/// ```
/// use russian_bank::rules::PackCard;
/// let ace: PackCard = "as".parse()?;
/// assert_eq!((ace.pack(), ace.height()), (1, 1));
/// assert_eq!(ace.face().to_string(), "AS");
/// assert!("aS".parse::<PackCard>().is_err());
/// # Ok::<(), cards::ParseTextError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PackCard(u8);

impl PackCard {
    /// The number of cards in both packs.
    pub const COUNT: u8 = 104;

    /// The mark for a card that lies face down, and for an empty place.
    pub(crate) const UNKNOWN: Self = Self(u8::MAX);

    /// The card with a number from 0 to 103; `None` above.
    #[must_use]
    pub const fn from_index(index: u8) -> Option<Self> {
        if index < Self::COUNT {
            Some(Self(index))
        } else {
            None
        }
    }

    /// All cards, the first pack first.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (0..Self::COUNT).map(Self)
    }

    /// The number of the card, 0 to 103.
    #[inline]
    #[must_use]
    pub const fn index(self) -> u8 {
        self.0
    }

    /// The pack: 0 or 1.
    #[inline]
    #[must_use]
    pub const fn pack(self) -> usize {
        (self.0 / PlayingCard::COUNT) as usize
    }

    /// What is printed on the card.
    #[must_use]
    pub fn face(self) -> PlayingCard {
        let index = usize::from(self.0 % PlayingCard::COUNT);
        PlayingCard::from_index(index).unwrap_or(PlayingCard::new(Rank::Two, Suit::Spades))
    }

    /// The number of the suit: 0 spades, 1 clubs, 2 diamonds, 3 hearts.
    #[inline]
    #[must_use]
    pub const fn suit(self) -> usize {
        ((self.0 % PlayingCard::COUNT) / 13) as usize
    }

    /// The height in a run: 1 for an ace up to 13 for a king.
    #[inline]
    #[must_use]
    pub const fn height(self) -> u8 {
        let rank = self.0 % 13;
        if rank == 12 { 1 } else { rank + 2 }
    }

    /// Whether the card is red.
    #[inline]
    #[must_use]
    pub fn is_red(self) -> bool {
        Suit::ALL[self.suit()].color() == SuitColor::Red
    }

    /// Whether the card may lie on `other` in a column: one lower, and of the other color.
    #[inline]
    #[must_use]
    pub fn descends_on(self, other: Self) -> bool {
        self.height() + 1 == other.height() && self.is_red() != other.is_red()
    }

    /// Whether the card may be laid onto `other` in front of the opponent: one higher or lower, same suit.
    #[inline]
    #[must_use]
    pub const fn loads(self, other: Self) -> bool {
        self.suit() == other.suit() && self.height().abs_diff(other.height()) == 1
    }
}

/// No known card.
impl Default for PackCard {
    fn default() -> Self {
        Self::UNKNOWN
    }
}

impl FromStr for PackCard {
    type Err = ParseTextError;

    fn from_str(text: &str) -> Result<Self, ParseTextError> {
        let upper = text.to_ascii_uppercase();
        let lower = text.to_ascii_lowercase();
        let packs = [upper.as_str(), lower.as_str()];
        let pack = packs.iter().position(|pack| *pack == text);
        let face = upper.parse::<PlayingCard>().ok();
        let index = pack.zip(face).map(|(pack, face)| 52 * pack + face.index());
        let card = index.and_then(|index| Self::from_index(u8::try_from(index).ok()?));
        card.ok_or_else(|| ParseTextError::new(text, "is not a card such as TH or th"))
    }
}

/// Writes the card as in records: "TH" of the first pack, "th" of the second.
impl fmt::Display for PackCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.pack() {
            0 => self.face().fmt(f),
            1 => f.write_str(&self.face().to_string().to_ascii_lowercase()),
            _ => f.write_str("??"),
        }
    }
}

impl fmt::Debug for PackCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
