//! Checks a view that was read from a text.

use cards::Seat;
use cards::french::{PlayingCard, PlayingCardSet};

use crate::rules::{MAX_DECISIONS, PACK_SIZE, Table, View, pack};

impl View {
    /// Whether a player may have this view, whose seats are known to be of one table: every card has one place, and
    /// there are hands that agree with it.
    pub(crate) fn is_consistent(&self) -> bool {
        self.table.seats() == self.sizes.seats()
            && self.table.is_consistent()
            && self.has_turn()
            && self.has_hands()
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
        let mut left = pack() - self.table.pile_set();
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
        let out = self.places.as_slice().iter().filter(|place| **place > 0);
        let pile = self.pile_set();
        let is_pack = (pile - pack()).is_empty() && pile.len() as usize == self.pile.len();
        let may_go_on = self.decisions < MAX_DECISIONS || self.ending.is_some();
        self.out().count() == out.count()
            && is_pack
            && self.decisions <= MAX_DECISIONS
            && may_go_on
            && !(self.is_second && self.pile.is_empty())
    }
}
