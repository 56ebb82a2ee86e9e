//! A toy game with open information: Nim on three heaps. Whoever takes the last object wins.

use cards::{BySeat, Generator, Seat, SeatCount, SeatRange};
use search::{MoveSet, Playout, RolloutPolicy};

/// The heaps, and the rules of one game. The first two seats play, the third watches.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Nim {
    heaps: [u8; 3],
    /// The most objects that a move takes.
    most: u8,
    /// Whether a player who takes one object moves again.
    again: bool,
    turn: Seat,
}

/// A move: the heap, and the number of objects.
pub(crate) type Take = (usize, u8);

/// All moves of a decision, in order of heaps.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Takes {
    heaps: [u8; 3],
    most: u8,
}

/// The moves after the last one.
#[derive(Clone, Debug)]
pub(crate) struct TakesAfter {
    takes: Takes,
    last: Take,
}

/// Perfect play: leaves heaps whose exclusive or is 0, if it can.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PerfectNim;

pub(crate) fn seats() -> SeatCount {
    SeatRange::new(3, 3).fewest()
}

impl Nim {
    pub(crate) fn new(heaps: [u8; 3]) -> Self {
        Self {
            heaps,
            most: 3,
            again: false,
            turn: Seat::FIRST,
        }
    }

    /// One heap. A move takes 1 or 2 objects, and a player who takes 1 moves again.
    pub(crate) fn again(heap: u8) -> Self {
        Self {
            most: 2,
            again: true,
            ..Self::new([heap, 0, 0])
        }
    }

    /// Whether the player to move loses against perfect play, without second moves.
    pub(crate) fn is_lost(self) -> bool {
        self.heaps.iter().fold(0, |sum, heap| sum ^ heap) == 0
    }

    pub(crate) fn after(mut self, mv: Take) -> Self {
        self.play(mv);
        self
    }
}

impl Playout for Nim {
    type Move = Take;
    type Moves = Takes;

    fn to_move(&self) -> Option<Seat> {
        self.heaps.iter().any(|heap| *heap > 0).then_some(self.turn)
    }

    fn legal(&self) -> Takes {
        Takes {
            heaps: self.heaps,
            most: self.most,
        }
    }

    fn play(&mut self, (heap, objects): Take) {
        self.heaps[heap] -= objects;
        let over = self.heaps == [0; 3];
        let again = self.again && objects == 1;
        if !over && !again {
            let first = self.turn == Seat::FIRST;
            self.turn = if first {
                seats().left_of(Seat::FIRST)
            } else {
                Seat::FIRST
            };
        }
    }

    /// The last player to move has won.
    fn payoffs(&self) -> BySeat<i32> {
        let players = [Seat::FIRST, seats().left_of(Seat::FIRST)];
        BySeat::from_fn(seats(), |seat| match seat {
            seat if seat == self.turn => 1,
            seat if players.contains(&seat) => -1,
            _ => 0,
        })
    }
}

impl IntoIterator for Takes {
    type Item = Take;
    type IntoIter = TakesAfter;

    fn into_iter(self) -> TakesAfter {
        TakesAfter {
            takes: self,
            last: (0, 0),
        }
    }
}

impl Iterator for TakesAfter {
    type Item = Take;

    fn next(&mut self) -> Option<Take> {
        let (heap, objects) = &mut self.last;
        *objects += 1;
        while *objects > self.takes.most.min(*self.takes.heaps.get(*heap)?) {
            (*heap, *objects) = (*heap + 1, 1);
        }
        Some(self.last)
    }
}

impl MoveSet for Takes {}

impl RolloutPolicy<Nim> for PerfectNim {
    fn choose(&self, state: &Nim, _: &mut Generator) -> Option<Take> {
        let mut takes = state.legal().into_iter();
        let winning = takes.find(|mv| state.after(*mv).is_lost());
        winning.or_else(|| state.legal().into_iter().next())
    }
}
