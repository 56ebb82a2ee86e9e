//! Views and deals as texts for the bots' worker.

use cards::french::Suit;
use protocol::{CompactReader, CompactText, compact_text, list_text};

use crate::rules::{Ending, Knowledge, SEATS, Setup, Table, Trumps, View};

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
        let trumps = Self::read(&Vec::<Suit>::take(text));
        text.or_refuse(trumps, Self::new(SEATS.fewest(), &[]))
    }
}
