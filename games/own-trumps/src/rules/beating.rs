//! Beating the top card, and the number of cards to take (rules 4 and 5).

use cards::french::{PlayingCard, PlayingCardSet, Rank, Suit};

/// The cards of a hand that beat the top card: higher ones of its suit and, unless it is of the
/// player's trump suit, all own trumps.
#[inline]
#[must_use]
pub fn beating(hand: PlayingCardSet, top: PlayingCard, trump: Suit) -> PlayingCardSet {
    let higher = hand.above(top);
    if top.suit() == trump {
        higher
    } else {
        higher | hand.suited(trump)
    }
}

/// Why a player takes that number of cards from the pile. There may be fewer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TakeReason {
    /// Three cards: the top card is no trump of the player's.
    Three,
    /// Five cards: the top card is one of the player's trumps.
    OwnTrump,
    /// The whole pile: the top card is the ace of the player's trumps.
    OwnAce,
}

impl TakeReason {
    /// The reason of a player with this trump suit.
    #[inline]
    #[must_use]
    pub fn new(top: PlayingCard, trump: Suit) -> Self {
        match top.rank() {
            _ if top.suit() != trump => Self::Three,
            Rank::Ace => Self::OwnAce,
            _ => Self::OwnTrump,
        }
    }

    /// The number of cards to take from a pile of this size.
    #[inline]
    #[must_use]
    pub fn cards(self, pile: usize) -> usize {
        match self {
            Self::Three => pile.min(3),
            Self::OwnTrump => pile.min(5),
            Self::OwnAce => pile,
        }
    }
}
