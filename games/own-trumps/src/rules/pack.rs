//! The pack, and mirror images of its cards (rule 2).

use cards::french::{PlayingCard, PlayingCardSet, Rank, Suit};

/// The 36 cards of the game, six to ace.
#[must_use]
pub fn pack() -> PlayingCardSet {
    PlayingCardSet::from_rank_up(Rank::Six)
}

/// The suit that mirrors a suit: spades and hearts, clubs and diamonds.
#[must_use]
pub const fn mirrored_suit(suit: Suit) -> Suit {
    match suit {
        Suit::Spades => Suit::Hearts,
        Suit::Hearts => Suit::Spades,
        Suit::Clubs => Suit::Diamonds,
        Suit::Diamonds => Suit::Clubs,
    }
}

/// The card of the same rank in the mirrored suit.
#[must_use]
pub const fn mirrored(card: PlayingCard) -> PlayingCard {
    PlayingCard::new(card.rank(), mirrored_suit(card.suit()))
}
