//! Checks a view that was read from a text.

use cards::Seat;
use cards::french::{PlayingCard, PlayingCardSet};

use crate::rules::{Ending, MAX_DECISIONS, PACK_SIZE, SEATS, Table, View, pack};

impl View {
    /// Whether a player may have this view: every card has one place, and there are hands that agree with it.
    pub(crate) fn is_consistent(&self) -> bool {
        self.has_one_table() && self.table.is_consistent() && self.has_turn() && self.has_hands()
    }

    /// Whether all parts are of one table, and its seats are there.
    fn has_one_table(&self) -> bool {
        let seats = self.table.seats();
        let parts = [
            self.sizes.seats(),
            self.table.places.seats(),
            self.knowledge.held.seats(),
            self.knowledge.excluded.seats(),
        ];
        let loser = self.table.ending.and_then(Ending::loser);
        let mut named = [self.me, self.table.turn].into_iter().chain(loser);
        SEATS.all().any(|range| range == seats)
            && parts.iter().all(|part| *part == seats)
            && named.all(|seat| seat.get() < seats.get())
    }

    /// Whether exactly the players without cards are out, and whoever is to move has cards, and an opponent.
    fn has_turn(&self) -> bool {
        let mut seats = self.table.seats().seats();
        let with_cards = self.sizes.as_slice().iter().filter(|size| **size > 0);
        let has_end = self.table.ending.is_some();
        seats.all(|seat| (self.sizes[seat] == 0) == (self.table.places[seat] > 0))
            && (has_end || self.sizes[self.table.turn] > 0 && with_cards.count() > 1)
    }

    /// Whether the hands have all cards that are not on the pile, and can have them.
    fn has_hands(&self) -> bool {
        let mut left = pack() - self.table.pile.to_set();
        let sizes = self.sizes.as_slice().iter().copied().map(usize::from);
        let is_complete = sizes.sum::<usize>() + self.table.pile.len() == PACK_SIZE;
        for (seat, held) in self.knowledge.held.iter() {
            let is_own = seat == self.me;
            let (own, size) = (
                if is_own { self.hand } else { *held },
                self.sizes[seat].into(),
            );
            let is_whole = own.len() == size || !is_own && own.len() < size;
            if !is_whole || !(*held - own).is_empty() || !(own - left).is_empty() {
                return false;
            }
            left = left - own;
        }
        let dealt = self.hand - self.knowledge.held[self.me];
        let is_excluded = !(dealt & self.knowledge.excluded[self.me]).is_empty();
        is_complete && !is_excluded && self.can_place(left)
    }

    /// Whether the opponents can have these cards. So it is if no group of them would have to have more cards than
    /// it has room for (Hall's theorem).
    fn can_place(&self, cards: PlayingCardSet) -> bool {
        let opponents = || self.table.seats().seats().filter(|seat| *seat != self.me);
        let room = |seat: Seat| u32::from(self.sizes[seat]) - self.knowledge.held[seat].len();
        let may_have =
            |seat: Seat, card: PlayingCard| !self.knowledge.excluded[seat].contains(card);
        let groups = 0..1_u32 << self.table.seats().get();
        groups.into_iter().all(|group| {
            let is_in = |seat: &Seat| group >> seat.get() & 1 == 1;
            let needs = |card: &PlayingCard| {
                let mut others = opponents().filter(|seat| !is_in(seat));
                !others.any(|seat| may_have(seat, *card))
            };
            let has_room: u32 = opponents().filter(is_in).map(room).sum();
            cards.iter().filter(needs).count() <= has_room as usize
        })
    }
}

impl Table {
    /// Whether the parts agree with each other.
    fn is_consistent(&self) -> bool {
        let mut seats = self.seats().seats();
        let is_trump_twice = |seat: Seat| {
            let mut others = self.seats().seats().filter(|other| *other < seat);
            others.any(|other| self.trump(other) == self.trump(seat))
        };
        let out = self.places.as_slice().iter().filter(|place| **place > 0);
        let is_pack = (self.pile.to_set() - pack()).is_empty();
        let may_go_on = self.decisions < MAX_DECISIONS || self.ending.is_some();
        !seats.any(is_trump_twice)
            && self.out().count() == out.count()
            && is_pack
            && self.decisions <= MAX_DECISIONS
            && may_go_on
            && !(self.is_second && self.pile.is_empty())
    }
}
