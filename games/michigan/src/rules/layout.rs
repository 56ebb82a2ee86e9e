//! The boodle cards, and the chips on them.

use core::ops::{Index, IndexMut};

use cards::french::{PlayingCard, Rank, Suit};

/// The chips on the four boodle cards, by the suit of the card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Layout([i32; 4]);

impl Layout {
    /// The most chips that a card may have before the antes. Sums of chips then fit in 32 bits.
    pub const MAX_CHIPS: i32 = 10_000_000;

    /// Calls `chips` for each suit.
    #[must_use]
    pub fn from_fn(chips: impl FnMut(Suit) -> i32) -> Self {
        Self(Suit::ALL.map(chips))
    }

    /// The chips on all four cards.
    #[must_use]
    pub fn total(self) -> i32 {
        self.0.iter().sum()
    }
}

impl Index<Suit> for Layout {
    type Output = i32;

    #[inline]
    fn index(&self, suit: Suit) -> &i32 {
        &self.0[suit as usize]
    }
}

impl IndexMut<Suit> for Layout {
    #[inline]
    fn index_mut(&mut self, suit: Suit) -> &mut i32 {
        &mut self.0[suit as usize]
    }
}

/// The boodle card of a suit: J♠, K♣, Q♦ or A♥.
///
/// ```
/// use cards::french::Suit;
/// use michigan::rules::boodle_card;
/// assert_eq!(Suit::ALL.map(|suit| boodle_card(suit).to_string()), ["JS", "KC", "QD", "AH"]);
/// ```
#[inline]
#[must_use]
pub const fn boodle_card(suit: Suit) -> PlayingCard {
    let rank = match suit {
        Suit::Spades => Rank::Jack,
        Suit::Clubs => Rank::King,
        Suit::Diamonds => Rank::Queen,
        Suit::Hearts => Rank::Ace,
    };
    PlayingCard::new(rank, suit)
}
