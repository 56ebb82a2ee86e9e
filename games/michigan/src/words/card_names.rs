//! Names of cards, with the articles of each language.

use cards::french::PlayingCard;

use super::Words;

impl Words {
    /// The name of a card without an article, as on a label: "9 of clubs".
    #[must_use]
    pub fn card_name(&self, card: PlayingCard) -> String {
        self.card(card.rank(), card.suit())
    }

    /// The card as the object of a sentence: "the 9 of clubs".
    #[must_use]
    pub fn card_object(&self, card: PlayingCard) -> String {
        self.the_card(card.rank(), self.card_name(card))
    }

    /// The card as the subject of a sentence.
    #[must_use]
    pub fn card_subject(&self, card: PlayingCard) -> String {
        self.card_is(card.rank(), self.card_name(card))
    }
}
