//! Views and deals as texts for the bots' worker.

use cards::french::{PlayingCard, Suit};
use protocol::{CompactReader, CompactText, compact_text, list_text};

use crate::rules::{Ending, Knowledge, PACK_SIZE, Pile, SEATS, Setup, Table, Trumps, View};

compact_text!(struct View { me, hand, table, sizes, knowledge } if is_consistent);
compact_text!(struct Table { trumps, may_take, pile, turn, is_second, decisions, places, ending });
compact_text!(struct Knowledge { held, excluded });
compact_text!(enum Ending { 0 Lost(loser), 1 Drawn {}, else 2 LimitReached {} });
compact_text!(struct Setup { players, trumps, leader, may_take, hands, moves });

/// A list of the suits by seat.
impl CompactText for Trumps {
    fn put(&self, text: &mut String) {
        let suits: Vec<Suit> = self.seats().seats().map(|seat| self.suit(seat)).collect();
        text.push_str(&list_text(&suits));
    }

    fn take(text: &mut CompactReader<'_>) -> Self {
        let suits = Vec::<Suit>::take(text);
        let seats = SEATS.all().find(|seats| seats.size() == suits.len());
        Self::new(text.or_refuse(seats, SEATS.fewest()), &suits)
    }
}

/// A list of the cards from bottom to top, each of them once.
impl CompactText for Pile {
    fn put(&self, text: &mut String) {
        text.push_str(&list_text(self.as_slice()));
    }

    fn take(text: &mut CompactReader<'_>) -> Self {
        let cards = Vec::<PlayingCard>::take(text);
        let mut pile = Self::EMPTY;
        cards
            .iter()
            .take(PACK_SIZE)
            .for_each(|card| pile.push(*card));
        if pile.to_set().len() as usize != cards.len() {
            text.refuse();
        }
        pile
    }
}
