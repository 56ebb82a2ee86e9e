//! The learned policy: what each card is expected to cost, told by a small network that learned
//! from deals it played against itself.
//!
//! One hidden layer; the inputs that are on add their rows, the card asked about adds its own, and
//! the head of the card's kind weighs what is positive. All in whole numbers: the same everywhere.

pub mod check;
pub mod inputs;
mod weights;

use std::sync::OnceLock;

use cards::{Card, Generator, SeatCount, below};

use crate::bots::observation::Observation;
use crate::bots::playout_state::PlayoutState;
use inputs::{Candidate, Layout};

/// Width of the hidden layer.
pub const WIDTH: usize = 64;
/// One devil, as a cost.
pub const DEVIL: i32 = 256;

/// One row of numbers of the hidden layer.
pub type Row = [i16; WIDTH];

/// A network for one number of players.
#[derive(Debug)]
pub struct Net {
    layout: Layout,
    rows: Vec<Row>,
    /// For each card, what changes if it is in the own hand and not in another.
    own_rows: Vec<Row>,
    bias: Row,
    heads: Vec<Row>,
    head_bias: Vec<i32>,
    /// What a head's sum is multiplied by, and shifted right by 20, to make it a cost.
    unit: i64,
}

/// The hidden layer's sums for the cards that are out, kept up to date card by card.
#[derive(Clone, Copy, Debug)]
pub struct Accumulator<'net> {
    net: &'net Net,
    sum: Row,
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
    pub fn for_seats(seats: SeatCount) -> &'static Self {
        static NETS: [OnceLock<Net>; 4] = [const { OnceLock::new() }; 4];
        NETS[seats.size() - SeatCount::MIN.size()].get_or_init(|| weights::read(seats))
    }

    /// The card that costs the player to move least; of equal cards the lowest.
    #[must_use]
    pub fn card(&self, state: &PlayoutState) -> Card {
        self.accumulator(state).card(state)
    }

    /// Sums for a table that is to be played on.
    #[must_use]
    pub fn accumulator(&self, state: &PlayoutState) -> Accumulator<'_> {
        let mut sum = self.bias;
        for card in state.in_hands() {
            add(&mut sum, &self.rows[self.layout.unseen(card)]);
        }
        Accumulator { net: self, sum }
    }

    /// What each legal card costs the player to move, whose glance this is; `public_inputs` as
    /// [`Accumulator::public_inputs`] gives it.
    #[must_use]
    pub fn costs(&self, public_inputs: &Row, observation: &Observation) -> Costs {
        let mut hidden = *public_inputs;
        for card in observation.hand {
            add(&mut hidden, &self.own_rows[Layout::held(card)]);
        }
        let mut costs = Costs {
            cards: [Card::LOWEST; 9],
            expected: [0; 9],
            len: 0,
        };
        for card in observation.legal {
            costs.push(card, self.cost(&hidden, observation, card));
        }
        costs
    }

    fn cost(&self, hidden: &Row, observation: &Observation, card: Card) -> i32 {
        let Candidate { active, kind } = self.layout.candidate(observation, card);
        let [first, second, third, fourth] = active.map(|input| &self.rows[input]);
        let head = &self.heads[kind];
        let mut sum = self.head_bias[kind];
        for at in 0..WIDTH {
            let value = hidden[at] + first[at] + second[at] + third[at] + fourth[at];
            sum += i32::from(value.max(0)) * i32::from(head[at]);
        }
        i32::try_from((i64::from(sum) * self.unit) >> 20).unwrap_or(i32::MAX)
    }
}

impl Accumulator<'_> {
    /// A card leaves its player's hand.
    pub fn play(&mut self, card: Card) {
        let row = &self.net.rows[self.net.layout.unseen(card)];
        for (sum, weight) in self.sum.iter_mut().zip(row) {
            *sum -= weight;
        }
    }

    /// What everybody sees of the table, summed: all but the hand of the player to move.
    #[must_use]
    pub fn public_inputs(&self, state: &PlayoutState) -> Row {
        let mut public_inputs = self.sum;
        for input in self.net.layout.public(state).active() {
            add(&mut public_inputs, &self.net.rows[usize::from(*input)]);
        }
        public_inputs
    }

    /// What each legal card costs the player to move, whose glance this is.
    #[must_use]
    pub fn costs(&self, state: &PlayoutState, observation: &Observation) -> Costs {
        self.net.costs(&self.public_inputs(state), observation)
    }

    /// The card that costs the player to move least; of equal cards the lowest.
    #[must_use]
    pub fn card(&self, state: &PlayoutState) -> Card {
        let observation = state.observation();
        match observation.legal.lowest() {
            Some(only) if observation.legal.len() == 1 => only,
            _ => self.costs(state, &observation).cheapest(),
        }
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
    pub fn cheapest(&self) -> Card {
        self.iter()
            .min_by_key(|(_, cost)| *cost)
            .map_or(Card::LOWEST, |(card, _)| card)
    }

    /// The card that seems to cost least to somebody who takes each to be dearer than it is by up to
    /// `noise`, in 1/256 devil.
    pub fn cheapest_with_noise(mut self, noise: u32, generator: &mut Generator) -> Card {
        if noise > 0 {
            for cost in &mut self.expected[..self.len] {
                *cost += below(generator, noise).cast_signed();
            }
        }
        self.cheapest()
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
