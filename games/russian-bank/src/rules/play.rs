//! Playing a legal move.

use cards::Seat;

use crate::rules::{
    Ending, MAX_IDLE_TURNS, MAX_MOVES, Move, PackCard, Position, Source, Target, two,
};

impl Position {
    /// Plays a legal move of the player to move. Nothing is checked.
    pub(crate) fn advance(&mut self, mv: Move) {
        let mover = self.turn;
        let unseen = self.sides.map(|side| side.unseen_reserve());
        self.shifts = if mv.is_shift() { self.shifts + 1 } else { 0 };
        match mv {
            Move::Carry(from, to) => {
                if let Some(card) = self.take(from) {
                    self.put(card, to);
                }
            }
            Move::Draw => {
                self.drawn = self.sides[mover.index()].turn_card();
            }
            Move::Pass => self.end_turn(),
        }
        self.moves += 1;
        self.is_quiet = self.turn == mover
            && mv != Move::Draw
            && unseen == self.sides.map(|side| side.unseen_reserve());
        self.ending = self.ending_for(mover);
    }

    fn take(&mut self, from: Source) -> Option<PackCard> {
        let own = &mut self.sides[self.turn.index()];
        match from {
            Source::Reserve => own.take_reserve(),
            Source::Drawn => self.drawn.take(),
            Source::Waste => own.waste.pop(),
            Source::Column(column) => self.columns[usize::from(column)].pop(),
        }
    }

    fn put(&mut self, card: PackCard, to: Target) {
        let (own, other) = (self.turn.index(), self.other().index());
        match to {
            Target::Foundation => {
                if let Some(place) = self.foundation_for(card) {
                    self.foundations[place] += 1;
                    self.built |= 1 << card.index();
                }
                self.idle_turns = 0;
            }
            Target::Column(column) => self.columns[usize::from(column)].push(card),
            Target::OtherReserve => self.sides[other].reserve.push(card),
            Target::OtherWaste => self.sides[other].waste.push(card),
            Target::OwnWaste => {
                self.sides[own].waste.push(card);
                self.end_turn();
            }
        }
    }

    fn end_turn(&mut self) {
        self.turn = self.other();
        self.shifts = 0;
        self.idle_turns += 1;
    }

    /// The end of the deal after a move of this player.
    fn ending_for(&self, mover: Seat) -> Option<Ending> {
        if self.cards_left(mover) == 0 {
            return Some(Ending::Out(mover));
        }
        let is_late = self.idle_turns >= MAX_IDLE_TURNS || self.moves >= MAX_MOVES;
        is_late.then(|| {
            let other = two().left_of(mover);
            match self.cards_left(mover).cmp(&self.cards_left(other)) {
                core::cmp::Ordering::Less => Ending::Fewer(mover),
                core::cmp::Ordering::Equal => Ending::Equal,
                core::cmp::Ordering::Greater => Ending::Fewer(other),
            }
        })
    }
}
