//! Names of cards and suits.

use cards::french::{PlayingCard, Rank, Suit};

use crate::words::Words;

impl Words {
    /// The name of a card, for labels: "10 of hearts".
    #[must_use]
    pub fn card_name(&self, card: PlayingCard) -> String {
        self.card(rank(card), letter(card.suit()))
    }

    /// The name of a card as the object of a sentence, with an article where the language has one: "the
    /// 10 of hearts".
    #[must_use]
    pub fn card_in_sentence(&self, card: PlayingCard) -> String {
        self.the_card(rank(card), letter(card.suit()))
    }

    /// The name of a suit within a sentence: "hearts".
    #[must_use]
    pub fn suit_name(&self, suit: Suit) -> String {
        self.suit(letter(suit))
    }
}

/// The rank as messages know it: 2 to 10, J, Q, K or A.
fn rank(card: PlayingCard) -> String {
    match card.rank() {
        Rank::Ten => "10".into(),
        rank => rank.letter().into(),
    }
}

/// The suit as messages know it.
fn letter(suit: Suit) -> String {
    suit.letter().into()
}
