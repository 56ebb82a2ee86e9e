//! Checks a view that was read from a text.

use cards::Seat;

use crate::rules::{
    MAX_IDLE_TURNS, MAX_MOVES, MAX_SHIFTS, PackCard, Pile, Position, SEATS, Side, View, two,
};

impl View {
    /// Whether a player may have this view: every card is seen in one place, or can be one of those that nobody has seen.
    pub(crate) fn is_consistent(&self) -> bool {
        let known = &self.known;
        let is_there = |seat: Seat| SEATS.all().any(|seats| seat.get() < seats.get());
        let winner = known.ending.and_then(super::Ending::winner);
        let mut named = [self.me, known.turn].into_iter().chain(winner);
        named.all(is_there) && known.has_counts() && known.has_foundations() && self.has_cards()
    }

    /// Whether all seen cards are different, and the others are as many as the places for them.
    fn has_cards(&self) -> bool {
        let sides = self.known.sides.iter();
        let piles = sides.flat_map(|side| [&side.reserve, &side.stock, &side.waste]);
        let columns = self.known.columns.iter().flat_map(Pile::as_slice);
        let on_table = piles
            .flat_map(Pile::as_slice)
            .chain(columns)
            .chain(&self.known.drawn);
        let built = PackCard::all().filter(|card| self.known.built >> card.index() & 1 == 1);
        let mut all: Vec<PackCard> = on_table.copied().chain(built).collect();
        let is_complete = all.len() == usize::from(PackCard::COUNT);
        cards::sort_by_key(&mut all, |card| *card);
        all.retain(|card| *card != PackCard::UNKNOWN);
        let is_twice = all.windows(2).any(|pair| pair[0] == pair[1]);
        let hides_them = self.known.sides.iter().all(Side::hides_unseen);
        is_complete && !is_twice && hides_them && self.can_place() && self.is_open()
    }

    /// Whether the unseen cards fit: with the packs apart, those of each pack are on the side of its owner.
    fn can_place(&self) -> bool {
        let unseen = self.unseen();
        let apart = self.known.options.packs_apart;
        let places = |seat: Seat| {
            let side = self.known.side(seat);
            side.unseen_reserve() + side.unseen_stock()
        };
        let own = |seat: Seat| {
            unseen
                .iter()
                .filter(|card| card.pack() == seat.index())
                .count()
        };
        !apart || two().seats().all(|seat| own(seat) == places(seat))
    }

    /// Whether no card that can be moved is an unseen one.
    fn is_open(&self) -> bool {
        let columns = self.known.columns.iter().flat_map(Pile::as_slice);
        let wastes = self
            .known
            .sides
            .iter()
            .flat_map(|side| side.waste.as_slice());
        let mut open = columns.chain(wastes).chain(&self.known.drawn);
        !open.any(|card| *card == PackCard::UNKNOWN)
    }
}

impl Side {
    /// Whether exactly the cards that nobody has seen are hidden, and the top of the reserve is not one of them.
    fn hides_unseen(&self) -> bool {
        let hidden = |pile: &Pile| {
            let cards = pile.as_slice().iter();
            let hidden = cards.take_while(|card| **card == PackCard::UNKNOWN);
            hidden.count()
        };
        let is_hidden = |pile: &Pile, unseen: usize| {
            let mut seen = pile.as_slice().iter().skip(unseen);
            hidden(pile) == unseen && !seen.any(|card| *card == PackCard::UNKNOWN)
        };
        let has_top = self.reserve.is_empty() || self.unseen_reserve() < self.reserve.len();
        has_top
            && is_hidden(&self.reserve, self.unseen_reserve())
            && is_hidden(&self.stock, self.unseen_stock())
    }
}

impl Position {
    /// Whether the numbers are in their bounds, and the deal is over if it must be.
    fn has_counts(&self) -> bool {
        let is_late = self.idle_turns >= MAX_IDLE_TURNS || self.moves >= MAX_MOVES;
        let within = self.idle_turns <= MAX_IDLE_TURNS && self.moves <= MAX_MOVES;
        within && self.shifts <= MAX_SHIFTS && (!is_late || self.ending.is_some())
    }

    /// Whether the foundations are those of the cards on them.
    fn has_foundations(&self) -> bool {
        let mut cards: Vec<PackCard> = PackCard::all()
            .filter(|card| self.built >> card.index() & 1 == 1)
            .collect();
        cards::sort_by_key(&mut cards, |card| card.height());
        let mut empty = Self {
            foundations: [0; 8],
            ..*self
        };
        for card in cards {
            let Some(place) = empty.foundation_for(card) else {
                return false;
            };
            empty.foundations[place] += 1;
        }
        self.built >> PackCard::COUNT == 0 && empty.foundations == self.foundations
    }
}
