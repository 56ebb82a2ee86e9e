//! Names of cards.

use cards::french::PlayingCard;

use crate::words::Words;

impl Words {
    /// The name of a card, for labels: "10 of hearts".
    #[must_use]
    pub fn card_name(&self, card: PlayingCard) -> String {
        self.card(card.rank(), card.suit())
    }

    /// The name of a card as the object of a sentence, with an article where the language has one: "the
    /// 10 of hearts".
    #[must_use]
    pub fn card_in_sentence(&self, card: PlayingCard) -> String {
        self.the_card(card.rank(), card.suit())
    }
}
