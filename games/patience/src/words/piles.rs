//! The piles of a position, with their names.

use scene::piles::Pile;

use super::Words;
use crate::layout::{piles, sign};
use crate::play::{count_from, refusal};
use crate::rules::{Kind, Position, Refusal, Rules};

impl Words {
    /// The piles of a position as they are shown, with the names of piles and cards.
    #[must_use]
    pub fn piles(&self, rules: &Rules, position: &Position) -> Vec<Pile> {
        let mut piles = piles(rules, position);
        for (number, pile) in piles.iter_mut().enumerate() {
            pile.sign = sign(rules, position, number);
            pile.label = self.pile_text(rules, position, number);
            pile.place_label = if rules.group(number).kind == Kind::Stock {
                pile.label.clone()
            } else {
                self.empty(self.pile_name(rules, number))
            };
            let cards = pile.cards.iter_mut().enumerate();
            for (index, card) in cards.filter(|(_, card)| card.is_open) {
                let count = count_from(rules, position, number, index);
                let refused = refusal(rules, position, number, count);
                card.is_free = refused.is_none_or(|why| why == Refusal::DoesNotFit);
                card.label = self.card_name(card.face.into());
            }
        }
        piles
    }
}
