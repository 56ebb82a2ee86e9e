//! Views as texts for the bots' worker.

use cards::{Card, Seat, SeatCount};
use protocol::{CompactReader, CompactText, compact_text, list_text};

use crate::rules::{SEATS, Trick, View, ViewSetup};

compact_text!(struct View { me, dealer, hand, tricks, trick, totals } if is_valid);

impl View {
    /// Whether the rules allow the view.
    fn is_valid(&self) -> bool {
        ViewSetup::from(self).validate().as_ref() == Ok(self)
    }
}

/// The number of players, the leader, and a list of the cards in the order of play.
impl CompactText for Trick {
    fn put(&self, text: &mut String) {
        self.seats().put(text);
        self.leader().put(text);
        text.push_str(&list_text(self.sequence()));
    }

    fn take(text: &mut CompactReader<'_>) -> Self {
        let (seats, leader) = <(SeatCount, Seat)>::take(text);
        let cards = Vec::<Card>::take(text);
        let is_table = seats <= SEATS.most() && leader.get() < seats.get();
        let trick = is_table.then(|| Self::from_cards(seats, leader, cards));
        text.or_refuse(trick.flatten(), Self::new(seats, Seat::FIRST))
    }
}
