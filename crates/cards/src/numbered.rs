//! A numbered card without a suit.

use core::fmt;

/// A card numbered 1 to 54. The type can hold no other number.
///
/// ```
/// use cards::Card;
/// let card = Card::try_from(22)?;
/// assert_eq!(card.number(), 22);
/// assert!(Card::try_from(0).is_err() && Card::try_from(55).is_err());
/// # Ok::<(), cards::ParseCardError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

/// A number that is not a card's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseCardError(pub i64);

impl Card {
    /// The highest number of a card.
    pub const HIGHEST: u8 = 54;

    /// The card numbered 1.
    pub const LOWEST: Self = Self(1);

    /// The card with this number; `None` if it is not 1 to 54.
    #[inline]
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number <= Self::HIGHEST {
            Some(Self(number))
        } else {
            None
        }
    }

    /// The card's number, 1 to 54.
    #[inline]
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The card for a number already known to be 1 to 54.
    #[inline]
    pub(crate) const fn from_known(number: u8) -> Self {
        debug_assert!(number >= 1 && number <= Self::HIGHEST);
        Self(number)
    }
}

impl TryFrom<i64> for Card {
    type Error = ParseCardError;

    fn try_from(number: i64) -> Result<Self, ParseCardError> {
        u8::try_from(number)
            .ok()
            .and_then(Self::new)
            .ok_or(ParseCardError(number))
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Display for ParseCardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} is not a card: they are numbered 1 to 54", self.0)
    }
}

impl core::error::Error for ParseCardError {}
