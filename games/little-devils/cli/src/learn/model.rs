//! The network while it learns: fractions instead of whole numbers.

use cards::{Generator, SeatCount, below};
use little_devils::bots::net::WIDTH;
use little_devils::bots::net::inputs::{Candidate, Layout, MOVE_KINDS};
use little_devils::bots::playout_state::PlayoutState;

/// One row of the hidden layer.
pub(super) type Row = [f32; WIDTH];

/// Rows for the inputs, the hidden bias, a head for each kind, and the heads' biases.
pub(super) struct Model {
    pub(super) layout: Layout,
    pub(super) inputs: usize,
    pub(super) rows: Vec<Row>,
}

/// A decision that was made, and what it cost in units of ten devils.
pub(super) struct Lesson {
    pub(super) situation: Vec<usize>,
    pub(super) candidate: Candidate,
    pub(super) cost: f32,
}

impl Model {
    /// A model of small random weights.
    pub(super) fn new(seats: SeatCount, generator: &mut Generator) -> Self {
        let layout = Layout::new(seats);
        let inputs = layout.situation + layout.candidate;
        let weighty = inputs + 1 + MOVE_KINDS;
        let mut rows = vec![[0.0; WIDTH]; weighty + MOVE_KINDS.div_ceil(WIDTH)];
        for weight in rows[..weighty].as_flattened_mut() {
            let step = u16::try_from(below(generator, 2001)).unwrap_or_default();
            *weight = (f32::from(step) / 1000.0 - 1.0) * 0.15;
        }
        Self {
            layout,
            inputs,
            rows,
        }
    }

    /// The inputs that are on for the player to move.
    pub(super) fn situation(&self, state: &PlayoutState) -> Vec<usize> {
        let hand = state.hands()[state.turn()];
        let held = hand.iter().map(Layout::held);
        let unseen = (state.in_hands() - hand).iter();
        let public = self.layout.public(state);
        held.chain(unseen.map(|card| self.layout.unseen(card)))
            .chain(public.active().iter().map(|input| usize::from(*input)))
            .collect()
    }

    /// The hidden layer for a situation, no card asked about yet.
    pub(super) fn hidden(&self, situation: &[usize]) -> Row {
        let mut hidden = self.rows[self.inputs];
        for input in situation {
            add(&mut hidden, &self.rows[*input]);
        }
        hidden
    }

    /// What the card is expected to cost, in units of ten devils; `hidden` becomes the card's own
    /// hidden layer, without what is negative.
    pub(super) fn cost(&self, hidden: &mut Row, candidate: &Candidate) -> f32 {
        for input in candidate.active {
            add(hidden, &self.rows[input]);
        }
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

    /// Adds to `slope` how the square of a lesson's error rises with each weight; the square itself.
    pub(super) fn slope(&self, lesson: &Lesson, slope: &mut [Row]) -> f32 {
        let mut hidden = self.hidden(&lesson.situation);
        let error = self.cost(&mut hidden, &lesson.candidate) - lesson.cost;
        let (row, at) = self.head_bias(lesson.candidate.kind);
        slope[row][at] += error;
        let head = self.head(lesson.candidate.kind);
        let mut back = [0.0; WIDTH];
        for at in 0..WIDTH {
            slope[head][at] += error * hidden[at];
            if hidden[at] > 0.0 {
                back[at] = error * self.rows[head][at];
            }
        }
        for input in lesson.situation.iter().chain(&lesson.candidate.active) {
            add(&mut slope[*input], &back);
        }
        add(&mut slope[self.inputs], &back);
        error * error
    }

    pub(super) const fn head(&self, kind: usize) -> usize {
        self.inputs + 1 + kind
    }

    pub(super) const fn head_bias(&self, kind: usize) -> (usize, usize) {
        (self.head(MOVE_KINDS) + kind / WIDTH, kind % WIDTH)
    }
}

fn add(sum: &mut Row, row: &Row) {
    for (sum, weight) in sum.iter_mut().zip(row) {
        *sum += weight;
    }
}
