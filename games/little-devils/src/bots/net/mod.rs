//! Learned policy: a small neural network that estimates the devils to expect after each
//! legal card. `house learn` trained it on rounds that it played against itself.
//!
//! One hidden layer of [`WIDTH`] rectified units. Inputs are 0 or 1, so the layer is a sum of
//! weight rows. The sum over cards in hands is updated card by card, as in NNUE ([`Accumulator`]).
//! Each move kind has its own output head. All arithmetic is on whole numbers, so the
//! estimates are the same on every platform.

pub mod check;
pub mod inputs;
mod weights;

use std::sync::OnceLock;

use cards::{Card, Generator, SeatCount, below};

use crate::bots::observation::Observation;
use crate::bots::playout_state::PlayoutState;
use crate::rules::SEATS;
use inputs::{Candidate, Layout};

/// Width of the hidden layer.
pub const WIDTH: usize = 64;
/// One devil in the network's output, whose unit is 1/256 devil.
pub const DEVIL: i32 = 256;

/// The number of binary digits after the point of [`Net::unit`].
const UNIT_BITS: u32 = 20;

/// A value for each unit of the hidden layer.
pub type Row = [i16; WIDTH];

/// The network for one number of players.
#[derive(Debug)]
pub struct Net {
    layout: Layout,
    rows: Vec<Row>,
    /// For each card, the difference that it makes to be in the player's own hand instead of
    /// another.
    own_rows: Vec<Row>,
    bias: Row,
    heads: Vec<Row>,
    head_bias: Vec<i32>,
    /// Scale of the output: a head's sum times this, shifted right by [`UNIT_BITS`], is in 1/256 devil.
    unit: i64,
}

/// The hidden layer's sum over all cards in hands, updated incrementally.
#[derive(Clone, Copy, Debug)]
pub struct Accumulator<'net> {
    net: &'net Net,
    sum: Row,
}

/// The devils that the player to move can expect from each legal card to the end of the round.
#[derive(Clone, Copy, Debug)]
pub struct ExpectedDevils {
    cards: [Card; 9],
    /// In 1/256 devil.
    devils: [i32; 9],
    len: usize,
}

impl Net {
    /// The network for this number of players. Reads the weights at the first call.
    #[must_use]
    pub fn for_seats(seats: SeatCount) -> &'static Self {
        static NETS: [OnceLock<Net>; 4] = [const { OnceLock::new() }; 4];
        NETS[seats.size() - SEATS.fewest().size()].get_or_init(|| weights::read(seats))
    }

    /// The card with the fewest expected devils for the player to move; of equal cards the lowest.
    #[must_use]
    pub fn card(&self, state: &PlayoutState) -> Card {
        self.accumulator(state).card(state)
    }

    /// Begins an accumulator at this state.
    #[must_use]
    pub fn accumulator(&self, state: &PlayoutState) -> Accumulator<'_> {
        let mut sum = self.bias;
        for card in state.in_hands() {
            add(&mut sum, &self.rows[self.layout.unseen(card)]);
        }
        Accumulator { net: self, sum }
    }

    /// The expected devils of each legal card of an observation. `public_inputs` is the result of
    /// [`Accumulator::public_inputs`] for its state.
    #[must_use]
    pub fn expected_devils(
        &self,
        public_inputs: &Row,
        observation: &Observation,
    ) -> ExpectedDevils {
        let mut hidden = *public_inputs;
        for card in observation.hand {
            add(&mut hidden, &self.own_rows[Layout::held(card)]);
        }
        let mut expected = ExpectedDevils {
            cards: [Card::LOWEST; 9],
            devils: [0; 9],
            len: 0,
        };
        for card in observation.legal {
            expected.push(card, self.estimate(&hidden, observation, card));
        }
        expected
    }

    fn estimate(&self, hidden: &Row, observation: &Observation, card: Card) -> i32 {
        let Candidate { active, kind } = self.layout.candidate(observation, card);
        let [first, second, third, fourth] = active.map(|input| &self.rows[input]);
        let head = &self.heads[kind];
        let mut sum = self.head_bias[kind];
        for at in 0..WIDTH {
            let value = hidden[at] + first[at] + second[at] + third[at] + fourth[at];
            sum += i32::from(value.max(0)) * i32::from(head[at]);
        }
        i32::try_from((i64::from(sum) * self.unit) >> UNIT_BITS).unwrap_or(i32::MAX)
    }
}

impl Accumulator<'_> {
    /// Updates the sum after a card has been played.
    pub fn play(&mut self, card: Card) {
        let row = &self.net.rows[self.net.layout.unseen(card)];
        for (sum, weight) in self.sum.iter_mut().zip(row) {
            *sum -= weight;
        }
    }

    /// The hidden layer's sum over all inputs but the hand of the player to move and the candidate
    /// card.
    #[must_use]
    pub fn public_inputs(&self, state: &PlayoutState) -> Row {
        let mut public_inputs = self.sum;
        for input in self.net.layout.public(state).active() {
            add(&mut public_inputs, &self.net.rows[usize::from(*input)]);
        }
        public_inputs
    }

    /// The expected devils of each legal card for the player to move, whose observation this is.
    #[must_use]
    pub fn expected_devils(
        &self,
        state: &PlayoutState,
        observation: &Observation,
    ) -> ExpectedDevils {
        self.net
            .expected_devils(&self.public_inputs(state), observation)
    }

    /// The card with the fewest expected devils for the player to move; of equal cards the lowest.
    #[must_use]
    pub fn card(&self, state: &PlayoutState) -> Card {
        let observation = state.observation();
        match observation.legal.lowest() {
            Some(only) if observation.legal.len() == 1 => only,
            _ => self.expected_devils(state, &observation).best(),
        }
    }
}

impl ExpectedDevils {
    /// Cards in ascending order with their expected devils in 1/256 devil.
    pub fn iter(&self) -> impl Iterator<Item = (Card, i32)> + '_ {
        self.cards[..self.len]
            .iter()
            .copied()
            .zip(self.devils[..self.len].iter().copied())
    }

    /// The card with the fewest expected devils; of equal cards the lowest.
    #[must_use]
    pub fn best(&self) -> Card {
        self.iter()
            .min_by_key(|(_, devils)| *devils)
            .map_or(Card::LOWEST, |(card, _)| card)
    }

    /// The card with the fewest expected devils after a random error has been added to each: a whole
    /// number from 0 to below `noise`, in 1/256 devil.
    pub fn best_with_noise(mut self, noise: u32, generator: &mut Generator) -> Card {
        if noise > 0 {
            for devils in &mut self.devils[..self.len] {
                *devils += below(generator, noise).cast_signed();
            }
        }
        self.best()
    }

    fn push(&mut self, card: Card, devils: i32) {
        self.cards[self.len] = card;
        self.devils[self.len] = devils;
        self.len += 1;
    }
}

fn add(sum: &mut Row, row: &Row) {
    for (sum, weight) in sum.iter_mut().zip(row) {
        *sum += weight;
    }
}
