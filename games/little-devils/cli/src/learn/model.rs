//! The network in training: floating-point weights instead of whole numbers.

use cards::{Generator, SeatCount, below};
use little_devils::bots::net::WIDTH;
use little_devils::bots::net::inputs::{Candidate, Layout, MOVE_KINDS};
use little_devils::bots::playout_state::PlayoutState;

/// One row of the hidden layer.
pub(super) type Row = [f32; WIDTH];

/// The largest weight at first: so small that the sum over the inputs of a decision, some
/// forty, seldom exceeds 1.
const INITIAL_WEIGHT: f32 = 0.15;

/// The weights: a row for each input, the hidden bias, a head for each move kind, and the heads'
/// biases.
pub(super) struct Model {
    pub(super) layout: Layout,
    /// The number of inputs.
    pub(super) inputs: usize,
    pub(super) rows: Vec<Row>,
}

/// A training example: a decision, and the devils that its player took from then on.
pub(super) struct Example {
    /// The active inputs of the situation.
    pub(super) situation: Vec<usize>,
    pub(super) candidate: Candidate,
    /// In units of ten devils.
    pub(super) devils: f32,
}

impl Model {
    /// A model of small random weights.
    pub(super) fn new(seats: SeatCount, generator: &mut Generator) -> Self {
        let layout = Layout::new(seats);
        let inputs = layout.situation + layout.candidate;
        let random_rows = inputs + 1 + MOVE_KINDS;
        let mut rows = vec![[0.0; WIDTH]; random_rows + MOVE_KINDS.div_ceil(WIDTH)];
        for weight in rows[..random_rows].as_flattened_mut() {
            // Uniform from −1 to 1, in steps of a thousandth.
            let step = u16::try_from(below(generator, 2001)).unwrap_or_default();
            *weight = (f32::from(step) / 1000.0 - 1.0) * INITIAL_WEIGHT;
        }
        Self {
            layout,
            inputs,
            rows,
        }
    }

    /// The active inputs of the situation of the player to move.
    pub(super) fn situation(&self, state: &PlayoutState) -> Vec<usize> {
        let hand = state.hands()[state.turn()];
        let held = hand.iter().map(Layout::held);
        let unseen = (state.in_hands() - hand).iter();
        let public = self.layout.public(state);
        held.chain(unseen.map(|card| self.layout.unseen(card)))
            .chain(public.active().iter().map(|input| usize::from(*input)))
            .collect()
    }

    /// The hidden layer's sum for a situation, without a candidate card.
    pub(super) fn hidden(&self, situation: &[usize]) -> Row {
        let mut hidden = self.rows[self.inputs];
        for input in situation {
            add(&mut hidden, &self.rows[*input]);
        }
        hidden
    }

    /// The expected devils of the candidate, in units of ten devils. Turns `hidden` into the
    /// candidate's hidden layer (rectified).
    pub(super) fn expected_devils(&self, hidden: &mut Row, candidate: &Candidate) -> f32 {
        for input in candidate.active {
            add(hidden, &self.rows[input]);
        }
        // Eight sums side by side: the compiler turns them into vector instructions.
        let mut lanes = [0.0; 8];
        let head = &self.rows[self.head(candidate.kind)];
        for (values, weights) in hidden.chunks_exact_mut(8).zip(head.chunks_exact(8)) {
            for at in 0..8 {
                values[at] = values[at].max(0.0);
                lanes[at] += values[at] * weights[at];
            }
        }
        let (row, at) = self.head_bias(candidate.kind);
        lanes.iter().sum::<f32>() + self.rows[row][at]
    }

    /// Adds half the gradient of the squared error to `gradient`, by backpropagation; returns the
    /// squared error.
    pub(super) fn add_gradient(&self, example: &Example, gradient: &mut [Row]) -> f32 {
        let mut hidden = self.hidden(&example.situation);
        let error = self.expected_devils(&mut hidden, &example.candidate) - example.devils;
        let (row, at) = self.head_bias(example.candidate.kind);
        gradient[row][at] += error;
        let head = self.head(example.candidate.kind);
        let mut back = [0.0; WIDTH];
        for at in 0..WIDTH {
            gradient[head][at] += error * hidden[at];
            if hidden[at] > 0.0 {
                back[at] = error * self.rows[head][at];
            }
        }
        for input in example.situation.iter().chain(&example.candidate.active) {
            add(&mut gradient[*input], &back);
        }
        add(&mut gradient[self.inputs], &back);
        error * error
    }

    /// The row of a head.
    pub(super) const fn head(&self, kind: usize) -> usize {
        self.inputs + 1 + kind
    }

    /// The row and the column of a head's bias.
    pub(super) const fn head_bias(&self, kind: usize) -> (usize, usize) {
        (self.head(MOVE_KINDS) + kind / WIDTH, kind % WIDTH)
    }
}

fn add(sum: &mut Row, row: &Row) {
    for (sum, weight) in sum.iter_mut().zip(row) {
        *sum += weight;
    }
}
