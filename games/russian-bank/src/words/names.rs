//! Names of cards, places and moves.

use cards::french::PlayingCard;

use crate::rules::{Move, Position, Source, Target};
use crate::words::Words;

impl Words {
    /// The name of a card, for labels: "10 of hearts".
    #[must_use]
    pub fn card_name(&self, card: PlayingCard) -> String {
        self.card(card.rank(), card.suit())
    }

    /// The name of a card in a sentence, with an article where the language has one: "the 10 of hearts".
    #[must_use]
    pub fn card_in_sentence(&self, card: PlayingCard) -> String {
        self.the_card(card.rank(), card.suit())
    }

    /// A move by its places: "Reserve → column 3".
    #[must_use]
    pub fn move_name(&self, mv: Move) -> String {
        match mv {
            Move::Carry(from, to) => format!("{} → {}", self.source(from), self.target(to)),
            Move::Draw => self.turn_card().into(),
            Move::Pass => self.pass().into(),
        }
    }

    /// A move in a position, by its cards: "7 of hearts → 8 of clubs". Without cards, as [`Self::move_name`].
    #[must_use]
    pub fn move_in(&self, position: &Position, mv: Move) -> String {
        let (card, to) = match mv {
            Move::Carry(from, to) => (position.card_at(from), to),
            Move::Draw | Move::Pass => return self.move_name(mv),
        };
        let Some(card) = card else {
            return self.move_name(mv);
        };
        let place = match (to, position.card_under(to)) {
            (Target::Column(_), Some(under)) => self.card_name(under.face()),
            (Target::Column(column), None) => self.space(column + 1),
            _ => self.target(to),
        };
        format!("{} → {place}", self.card_name(card.face()))
    }

    fn source(&self, from: Source) -> String {
        match from {
            Source::Reserve => self.place("reserve", 0),
            Source::Drawn => self.place("drawn", 0),
            Source::Waste => self.place("waste", 0),
            Source::Column(column) => self.place("column", column + 1),
        }
    }

    fn target(&self, to: Target) -> String {
        match to {
            Target::Foundation => self.place("foundation", 0),
            Target::Column(column) => self.place("column", column + 1),
            Target::OtherReserve => self.place("other-reserve", 0),
            Target::OtherWaste => self.place("other-waste", 0),
            Target::OwnWaste => self.place("waste", 0),
        }
    }
}
