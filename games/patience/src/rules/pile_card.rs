//! A card in a pile: ace low, face up or face down.

use core::fmt;

use cards::french::{PlayingCard, Rank, Suit};

/// A card as patiences see it: ranks 1 (ace) to 13 (king), and a side that lies up. Equal cards of two
/// packs are equal.
// One byte: the rank in bits 0 to 3, the suit in bits 4 and 5, face down in bit 6. Zero is no card. Only marks use
// bit 7.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct PileCard(u8);

const FACE_DOWN: u8 = 0x40;

impl PileCard {
    /// The card of a rank, 1 to 13, and a suit, face up.
    #[inline]
    #[must_use]
    pub const fn new(rank: u8, suit: Suit) -> Self {
        Self(rank | (suit as u8) << 4)
    }

    /// The rank, 1 for an ace to 13 for a king.
    #[inline]
    #[must_use]
    pub const fn rank(self) -> u8 {
        self.0 & 15
    }

    /// The suit as a number, 0 to 3, in the order of [`Suit::ALL`].
    #[inline]
    #[must_use]
    pub const fn suit(self) -> usize {
        (self.0 >> 4 & 3) as usize
    }

    /// Whether the card is red.
    #[inline]
    #[must_use]
    pub const fn is_red(self) -> bool {
        self.0 & 0x20 != 0
    }

    /// Whether the card lies face down.
    #[inline]
    #[must_use]
    pub const fn is_face_down(self) -> bool {
        self.0 & FACE_DOWN != 0
    }

    /// The same card face up.
    #[inline]
    #[must_use]
    pub const fn face_up(self) -> Self {
        Self(self.0 & !FACE_DOWN)
    }

    /// The same card face down.
    #[inline]
    #[must_use]
    pub const fn face_down(self) -> Self {
        Self(self.0 | FACE_DOWN)
    }

    /// The card as a byte, different for each card and side; 0 is never a card.
    #[inline]
    #[must_use]
    pub const fn byte(self) -> u8 {
        self.0
    }

    /// A mark in place of a card, to follow it through a game whatever its face: a number, 0 to 127, and the side
    /// that lies up. Rank and suit of a mark mean nothing.
    #[must_use]
    pub(crate) const fn mark(number: u8, is_face_down: bool) -> Self {
        let side = if is_face_down { FACE_DOWN } else { 0 };
        Self(number & 0x3f | (number & 0x40) << 1 | side)
    }

    /// The number of a mark.
    #[must_use]
    pub(crate) const fn number(self) -> u8 {
        self.0 & 0x3f | (self.0 & 0x80) >> 1
    }

    /// The playing card.
    #[must_use]
    pub const fn playing_card(self) -> PlayingCard {
        let rank = Rank::ALL[(self.rank() as usize + 11) % 13];
        PlayingCard::new(rank, Suit::ALL[self.suit()])
    }
}

impl From<PlayingCard> for PileCard {
    fn from(card: PlayingCard) -> Self {
        Self::new((card.rank() as u8 + 1) % 13 + 1, card.suit())
    }
}

/// Writes the card as in records, "TH"; face down in brackets, "(TH)".
impl fmt::Display for PileCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let card = self.playing_card();
        if self.is_face_down() {
            write!(f, "({card})")
        } else {
            write!(f, "{card}")
        }
    }
}

impl fmt::Debug for PileCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
