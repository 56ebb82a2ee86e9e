//! Suits.

use core::str::FromStr;

use crate::ParseTextError;

/// A suit of the French-suited pack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Suit {
    /// Spades, black.
    Spades,
    /// Clubs, black.
    Clubs,
    /// Diamonds, red.
    Diamonds,
    /// Hearts, red.
    Hearts,
}

/// The color of a suit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SuitColor {
    /// Spades and clubs.
    Black,
    /// Diamonds and hearts.
    Red,
}

impl Suit {
    /// All suits, in the order in which records list them: S, C, D, H.
    pub const ALL: [Self; 4] = [Self::Spades, Self::Clubs, Self::Diamonds, Self::Hearts];

    /// All suits as they stand in a hand: black and red alternate.
    pub const IN_HAND: [Self; 4] = [Self::Spades, Self::Hearts, Self::Clubs, Self::Diamonds];

    /// The letter in records: S, C, D or H.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Spades => 'S',
            Self::Clubs => 'C',
            Self::Diamonds => 'D',
            Self::Hearts => 'H',
        }
    }

    /// The suit of a letter in records; `None` if there is none.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|suit| suit.letter() == letter)
    }

    /// The sign on the cards.
    #[must_use]
    pub const fn symbol(self) -> char {
        match self {
            Self::Spades => '♠',
            Self::Clubs => '♣',
            Self::Diamonds => '♦',
            Self::Hearts => '♥',
        }
    }

    /// The color.
    #[must_use]
    pub const fn color(self) -> SuitColor {
        match self {
            Self::Spades | Self::Clubs => SuitColor::Black,
            Self::Diamonds | Self::Hearts => SuitColor::Red,
        }
    }
}

/// Reads the letter of a suit.
impl FromStr for Suit {
    type Err = ParseTextError;

    fn from_str(text: &str) -> Result<Self, ParseTextError> {
        let mut suits = Self::ALL.into_iter();
        let suit = suits.find(|suit| text.chars().eq([suit.letter()]));
        suit.ok_or_else(|| ParseTextError::new(text, "is none of S, C, D and H"))
    }
}
