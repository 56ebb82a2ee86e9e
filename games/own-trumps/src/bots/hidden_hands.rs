//! The decision of a player who does not see the other hands, and draws of these, all equally likely.

use cards::french::{PlayingCard, PlayingCardSet};
use cards::{BySeat, Generator, Seat, below_wide};
use search::Determinize;

use crate::rules::{Decisions, Position, View};

/// The most opponents.
const OPPONENTS: usize = 3;

/// A player's decision, and the positions that it may be in: all hands that agree with everything seen,
/// equally likely. With two players there is one.
///
/// Goes through the unseen cards one by one. The number of ways to place the rest, for each number of
/// free places in the hands, says how likely each hand is to have the next card.
#[derive(Clone, Debug)]
pub struct HiddenHands {
    view: View,
    /// The cards that are known.
    known: BySeat<PlayingCardSet>,
    /// The unseen cards, each with the opponents who may have it.
    cards: Vec<(PlayingCard, [bool; OPPONENTS])>,
    opponents: Vec<Seat>,
    /// Free places in the hands of the opponents.
    free: Free,
    /// For each number of cards placed and of free places, the number of ways to place the others.
    ways: Vec<u64>,
}

/// Free places in the hand of each opponent.
type Free = [usize; OPPONENTS];

impl HiddenHands {
    /// The decision of a view.
    #[must_use]
    pub fn new(view: View) -> Self {
        let (me, seats) = (view.me, view.table.seats());
        let known = BySeat::from_fn(seats, |seat| {
            if seat == me {
                view.hand
            } else {
                view.knowledge.held[seat]
            }
        });
        let opponents: Vec<Seat> = seats.seats().filter(|seat| *seat != me).collect();
        let mut free = [0; OPPONENTS];
        for (free, seat) in free.iter_mut().zip(&opponents) {
            *free = usize::from(view.cards_left(*seat)) - known[*seat].len() as usize;
        }
        let may_have = |card| {
            let mut may_have = [false; OPPONENTS];
            for (may_have, seat) in may_have.iter_mut().zip(&opponents) {
                *may_have = !view.knowledge.excluded[*seat].contains(card);
            }
            (card, may_have)
        };
        let cards = view.unseen().iter().map(may_have).collect();
        let mut hidden = Self {
            view,
            known,
            cards,
            opponents,
            free,
            ways: Vec::new(),
        };
        hidden.count_ways();
        hidden
    }

    /// Draws hands for everybody.
    fn draw(&self, generator: &mut Generator) -> BySeat<PlayingCardSet> {
        let (mut hands, mut free) = (self.known, self.free);
        for (placed, (card, _)) in self.cards.iter().enumerate() {
            let total: u64 = self.choices(placed, free).map(|(_, ways)| ways).sum();
            let mut drawn = below_wide(generator, u128::from(total.max(1)));
            let chosen = self.choices(placed, free).find(|(_, ways)| {
                let is_drawn = drawn < u128::from(*ways);
                drawn = drawn.saturating_sub(u128::from(*ways));
                is_drawn
            });
            if let Some((opponent, _)) = chosen {
                free[opponent] -= 1;
                let seat = self.opponents[opponent];
                hands[seat] = hands[seat].with(*card);
            }
        }
        hands
    }

    /// The opponents who may get the next card, each with the number of ways to place the others then.
    fn choices(&self, placed: usize, free: Free) -> impl Iterator<Item = (usize, u64)> {
        let may_have = self.cards[placed].1;
        (0..OPPONENTS)
            .filter(move |opponent| may_have[*opponent] && free[*opponent] > 0)
            .map(move |opponent| {
                let mut after = free;
                after[opponent] -= 1;
                (opponent, self.ways[self.index(placed + 1, after)])
            })
    }

    /// Fills the table of ways, from the last card back.
    fn count_ways(&mut self) {
        let all = self.cards.len();
        self.ways = vec![0; (all + 1) * self.width()];
        let last = self.index(all, [0; OPPONENTS]);
        self.ways[last] = 1;
        for placed in (0..all).rev() {
            for first in 0..=self.free[0] {
                for second in 0..=self.free[1] {
                    let Some(third) = (all - placed).checked_sub(first + second) else {
                        continue;
                    };
                    if third > self.free[2] {
                        continue;
                    }
                    let free = [first, second, third];
                    let ways = self.choices(placed, free).map(|(_, ways)| ways).sum();
                    let index = self.index(placed, free);
                    self.ways[index] = ways;
                }
            }
        }
    }

    /// The number of free places of the third opponent follows from the others.
    fn index(&self, placed: usize, [first, second, _]: Free) -> usize {
        placed * self.width() + first * (self.free[1] + 1) + second
    }

    fn width(&self) -> usize {
        (self.free[0] + 1) * (self.free[1] + 1)
    }
}

impl Determinize for HiddenHands {
    type State = Position;

    fn viewer(&self) -> Seat {
        self.view.me
    }

    fn legal(&self) -> Decisions {
        self.view.legal()
    }

    fn determinize(&self, generator: &mut Generator) -> Position {
        Position::from_parts(self.view.table, self.draw(generator))
    }
}
