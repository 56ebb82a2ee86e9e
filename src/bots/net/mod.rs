//! The learned policy: what each card is expected to cost, told by a small network that learned
//! from deals it played against itself.
//!
//! One hidden layer; the inputs that are on add their rows, the card asked about adds its own, and
//! the head of the card's kind weighs what is positive. All in whole numbers: the same everywhere.

pub mod inputs;
mod weights;

use std::sync::OnceLock;

use crate::cards::{Card, SeatCount};

use super::glance::Glance;
use super::table::Table;
use inputs::Layout;

/// Width of the hidden layer.
pub const WIDTH: usize = 64;
/// One devil, as a cost.
pub const DEVIL: i32 = 256;

/// One row of numbers of the hidden layer.
type Row = [i16; WIDTH];

/// A network for one number of players.
#[derive(Debug)]
pub struct Net {
    layout: Layout,
    rows: Vec<Row>,
    bias: Row,
    heads: Vec<Row>,
    head_bias: Vec<i32>,
    /// What a head's sum is multiplied by, and shifted right by 20, to make it a cost.
    unit: i64,
}

/// What each legal card is expected to cost its player until the round ends.
#[derive(Clone, Copy, Debug)]
pub struct Costs {
    cards: [Card; 9],
    expected: [i32; 9],
    len: usize,
}

impl Net {
    /// The network for this number of players.
    #[must_use]
    pub fn of(seats: SeatCount) -> &'static Self {
        static NETS: [OnceLock<Net>; 4] = [const { OnceLock::new() }; 4];
        NETS[seats.size() - SeatCount::MIN.size()].get_or_init(|| weights::read(seats))
    }

    /// The cost of each legal card of the player to move.
    #[must_use]
    pub fn costs(&self, table: &Table, glance: &Glance) -> Costs {
        let mut hidden = self.bias;
        for input in self.layout.situation(table, glance).on() {
            add(&mut hidden, &self.rows[usize::from(*input)]);
        }
        let mut costs = Costs {
            cards: [Card::LOWEST; 9],
            expected: [0; 9],
            len: 0,
        };
        for card in glance.legal {
            costs.push(card, self.cost(&hidden, glance, card));
        }
        costs
    }

    /// The card that costs least; of equal cards the lowest.
    #[must_use]
    pub fn card(&self, table: &Table) -> Card {
        let glance = table.glance();
        match glance.legal.lowest() {
            Some(only) if glance.legal.len() == 1 => only,
            _ => self.costs(table, &glance).least(),
        }
    }

    fn cost(&self, hidden: &Row, glance: &Glance, card: Card) -> i32 {
        let (on, kind) = self.layout.candidate(glance, card);
        let mut hidden = *hidden;
        for input in on {
            add(&mut hidden, &self.rows[input]);
        }
        let sum = weigh(&hidden, &self.heads[kind]) + self.head_bias[kind];
        i32::try_from((i64::from(sum) * self.unit) >> 20).unwrap_or(i32::MAX)
    }
}

impl Costs {
    /// Cards with their costs in 1/256 devil, ascending by card.
    pub fn iter(&self) -> impl Iterator<Item = (Card, i32)> + '_ {
        self.cards[..self.len]
            .iter()
            .copied()
            .zip(self.expected[..self.len].iter().copied())
    }

    /// The card that costs least; of equal cards the lowest.
    #[must_use]
    pub fn least(&self) -> Card {
        self.iter()
            .min_by_key(|(_, cost)| *cost)
            .map_or(Card::LOWEST, |(card, _)| card)
    }

    fn push(&mut self, card: Card, cost: i32) {
        self.cards[self.len] = card;
        self.expected[self.len] = cost;
        self.len += 1;
    }
}

fn add(sum: &mut Row, row: &Row) {
    for (sum, weight) in sum.iter_mut().zip(row) {
        *sum += weight;
    }
}

/// The sum of what is positive, weighed.
fn weigh(hidden: &Row, head: &Row) -> i32 {
    hidden
        .iter()
        .zip(head)
        .map(|(value, weight)| i32::from((*value).max(0)) * i32::from(*weight))
        .sum()
}

/// How likely a player who plays the cheaper cards more often, but not only those, plays `card`.
#[must_use]
pub fn chance(costs: &Costs, card: Card) -> f64 {
    let least = costs.iter().map(|(_, cost)| cost).min().unwrap_or(0);
    let mut all = 0.0;
    let mut own = 0.0;
    for (other, cost) in costs.iter() {
        let likely = liking(cost - least) + 0.02;
        all += likely;
        if other == card {
            own = likely;
        }
    }
    own / all
}

/// A number that falls from 1 with the cost, by half for each 0.35 devils.
fn liking(cost: i32) -> f64 {
    let halvings = f64::from(cost) / f64::from(DEVIL) / 0.35;
    let whole = halvings.floor().min(60.0);
    let part = halvings - whole;
    // Between the halvings a straight line, so that it is the same everywhere.
    let mut value = 1.0 - part / 2.0;
    let mut left = whole;
    while left >= 1.0 {
        value *= 0.5;
        left -= 1.0;
    }
    value
}
