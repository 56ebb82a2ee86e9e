//! Piles of cards on their way from the classes to the hands.

use cards::{Card, Generator, below};

use crate::bots::sample::numbers::small;

/// The most cards that are hidden at once: five hands of nine.
const MAX: usize = 45;

/// The cards that each group has got so far.
#[derive(Default)]
pub(super) struct Drawn {
    pub(super) piles: [Pile; 5],
}

/// Some cards in any order.
pub(super) struct Pile {
    /// The first `len` are the pile's.
    pub(super) cards: [Card; MAX],
    pub(super) len: usize,
}

impl Default for Pile {
    fn default() -> Self {
        Self {
            cards: [Card::LOWEST; MAX],
            len: 0,
        }
    }
}

impl Pile {
    /// Makes the pile consist of these cards.
    pub(super) fn fill(&mut self, cards: &[Card]) {
        self.cards[..cards.len()].copy_from_slice(cards);
        self.len = cards.len();
    }

    /// Moves this many cards, drawn at random, to another pile.
    pub(super) fn move_to(&mut self, other: &mut Self, cards: usize, generator: &mut Generator) {
        let all = cards == self.len;
        for _ in 0..cards {
            let last = self.len - 1;
            let at = if all {
                last
            } else {
                below(generator, u32::from(small(self.len))) as usize
            };
            other.cards[other.len] = self.cards[at];
            other.len += 1;
            self.cards[at] = self.cards[last];
            self.len = last;
        }
    }
}
