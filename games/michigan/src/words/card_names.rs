//! Names of cards, with the articles of each language.

use cards::french::{PlayingCard, Rank, Suit};
use words::Arg;

use super::Words;

/// The rank as an argument: a case for picture cards and the ace, the number of the others.
fn rank(card: PlayingCard) -> Arg<'static> {
    match card.rank() {
        Rank::Ace => Arg::Case("ace", ""),
        Rank::King => Arg::Case("king", ""),
        Rank::Queen => Arg::Case("queen", ""),
        Rank::Jack => Arg::Case("jack", ""),
        // The two has place 0.
        pip => Arg::Count(pip as i64 + 2),
    }
}

/// The suit as an argument of a message.
#[must_use]
pub const fn suit_argument(suit: Suit) -> Arg<'static> {
    match suit {
        Suit::Clubs => Arg::Case("clubs", ""),
        Suit::Diamonds => Arg::Case("diamonds", ""),
        Suit::Hearts => Arg::Case("hearts", ""),
        Suit::Spades => Arg::Case("spades", ""),
    }
}

impl Words {
    /// The name of a card without an article, as on a label: "9 of clubs".
    #[must_use]
    pub fn card_name(&self, card: PlayingCard) -> String {
        self.card(rank(card), suit_argument(card.suit()))
    }

    /// The card as the object of a sentence: "the 9 of clubs".
    #[must_use]
    pub fn card_object(&self, card: PlayingCard) -> String {
        self.the_card(rank(card), self.card_name(card))
    }

    /// The card as the subject of a sentence.
    #[must_use]
    pub fn card_subject(&self, card: PlayingCard) -> String {
        self.card_is(rank(card), self.card_name(card))
    }

    /// The name of a suit inside a sentence: "clubs".
    #[must_use]
    pub fn suit_name(&self, of: Suit) -> String {
        self.suit(suit_argument(of))
    }
}
