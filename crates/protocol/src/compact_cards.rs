//! Seats and cards in texts of fields, for the views that the bots' worker gets.

use cards::french::{PlayingCard, PlayingCardSet, Rank, Suit};
use cards::{BySeat, Card, CardSet, Pile, Seat, SeatCount, SeatRange};

use crate::{CompactReader, CompactText, list_text};

/// The number of the seat.
impl CompactText for Seat {
    fn put(&self, text: &mut String) {
        self.get().put(text);
    }

    fn take(text: &mut CompactReader<'_>) -> Self {
        let seat = SeatRange::ANY.most().seat(u8::take(text).into());
        let seat = text.or_refuse(seat.ok(), Self::FIRST);
        text.note_seat(seat);
        seat
    }
}

/// The number of players.
impl CompactText for SeatCount {
    fn put(&self, text: &mut String) {
        self.get().put(text);
    }

    fn take(text: &mut CompactReader<'_>) -> Self {
        let seats = SeatRange::ANY.seat_count(u8::take(text).into());
        let seats = text.or_refuse(seats.ok(), SeatRange::ANY.fewest());
        text.note_seats(seats);
        seats
    }
}

/// The number of players, then their values.
impl<T: CompactText + Copy + Default> CompactText for BySeat<T> {
    fn put(&self, text: &mut String) {
        self.seats().put(text);
        for value in self.as_slice() {
            value.put(text);
        }
    }

    fn take(text: &mut CompactReader<'_>) -> Self {
        Self::from_fn(SeatCount::take(text), |_| T::take(text))
    }
}

/// A list of the cards from bottom to top.
impl<C: CompactText + Copy + Default, const MAX: usize> CompactText for Pile<C, MAX> {
    fn put(&self, text: &mut String) {
        text.push_str(&list_text(self.as_slice()));
    }

    fn take(text: &mut CompactReader<'_>) -> Self {
        let cards = Vec::<C>::take(text);
        if cards.len() > MAX {
            text.refuse();
        }
        cards.into_iter().collect()
    }
}

/// The number of the suit.
impl CompactText for Suit {
    fn put(&self, text: &mut String) {
        (*self as u8).put(text);
    }

    fn take(text: &mut CompactReader<'_>) -> Self {
        let suit = Self::ALL.get(text.number()).copied();
        text.or_refuse(suit, Self::Spades)
    }
}

/// The number of the card.
impl CompactText for Card {
    fn put(&self, text: &mut String) {
        self.number().put(text);
    }

    fn take(text: &mut CompactReader<'_>) -> Self {
        let card = Self::new(u8::take(text));
        text.or_refuse(card, Self::LOWEST)
    }
}

/// The number of the card.
impl CompactText for PlayingCard {
    fn put(&self, text: &mut String) {
        self.index().put(text);
    }

    fn take(text: &mut CompactReader<'_>) -> Self {
        let card = Self::from_index(text.number());
        text.or_refuse(card, Self::new(Rank::Two, Suit::Spades))
    }
}

/// A list of the cards, ascending.
impl CompactText for CardSet {
    fn put(&self, text: &mut String) {
        self.iter().collect::<Vec<_>>().put(text);
    }

    fn take(text: &mut CompactReader<'_>) -> Self {
        take_set(text, |set: &Self| set.iter().collect())
    }
}

/// A list of the cards, ascending.
impl CompactText for PlayingCardSet {
    fn put(&self, text: &mut String) {
        self.iter().collect::<Vec<_>>().put(text);
    }

    fn take(text: &mut CompactReader<'_>) -> Self {
        take_set(text, |set: &Self| set.iter().collect())
    }
}

/// Takes a list of cards. It must be the list of its set.
fn take_set<C: CompactText + Copy + PartialEq, S: FromIterator<C>>(
    text: &mut CompactReader<'_>,
    list: fn(&S) -> Vec<C>,
) -> S {
    let cards = Vec::<C>::take(text);
    let set = cards.iter().copied().collect();
    if list(&set) != cards {
        text.refuse();
    }
    set
}
