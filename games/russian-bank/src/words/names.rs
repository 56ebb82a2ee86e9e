//! Names of cards, places and moves.

use cards::french::{PlayingCard, Rank};

use crate::rules::{Move, Source, Target};
use crate::words::Words;

impl Words {
    /// The name of a card, for labels: "10 of hearts".
    #[must_use]
    pub fn card_name(&self, card: PlayingCard) -> String {
        self.card(rank_text(card), card.suit().letter().to_string())
    }

    /// The name of a card in a sentence, with an article where the language has one: "the 10 of hearts".
    #[must_use]
    pub fn card_in_sentence(&self, card: PlayingCard) -> String {
        self.the_card(rank_text(card), card.suit().letter().to_string())
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

/// The rank as messages know it: 2 to 10, J, Q, K or A.
fn rank_text(card: PlayingCard) -> String {
    if card.rank() == Rank::Ten {
        return "10".into();
    }
    card.rank().letter().to_string()
}
