//! `house learn`: trains the learned policy on rounds that it plays against itself.

mod file;
mod model;
mod optimizer;

use std::path::PathBuf;

use clap::Args;

use cards::{BySeat, Card, Generator, Seat, SeatCount, Seed, below};
use little_devils::bots::observation::Observation;
use little_devils::bots::playout_state::PlayoutState;
use little_devils::bots::{heuristic, playout, random};
use little_devils::rules::{Round, SEATS};
use model::{Example, Model};
use optimizer::Optimizer;

/// Rounds in a training step (batch size).
const BATCH: u64 = 64;
/// Number of steps at the beginning that learn from the heuristic's play: random weights would play
/// rounds that teach little.
const HEURISTIC_STEPS: u64 = 300;
/// The learning rate at first, after the warm-up.
const LEARNING_RATE: f32 = 0.002;
/// Steps of the warm-up, in which the learning rate rises from 0.
const WARM_UP_STEPS: f64 = 100.0;
/// The share of the learning rate that is left at the end: a fiftieth.
const FINAL_SHARE: f64 = 0.02;
/// The percentage of rounds in which the heuristic plays some seats, so that the policy also meets
/// other players than itself.
const MIXED_ROUNDS: u32 = 35;
/// The percentage of seats that the heuristic plays in such a round.
const HEURISTIC_SEATS: u32 = 60;
/// The percentage of random cards (exploration) of a demonstrator, which plays one fixed policy.
const DEMONSTRATOR_EXPLORATION: u32 = 15;
/// The percentage of random cards (exploration) of a learner, whose softmax explores as well.
const LEARNER_EXPLORATION: u32 = 2;
/// The unit of the network's output, in devils. `bots::net::weights` undoes the division.
const DEVILS_PER_UNIT: f32 = 10.0;
/// Softmax temperature of the training policy: a card that costs this much more is played e times
/// less often. In units of ten devils.
const TEMPERATURE: f32 = 0.025;

/// Options of `house learn`.
#[derive(Args)]
pub(super) struct Learn {
    /// How many players, 3 to 6
    #[arg(long, default_value_t = 4)]
    players: i64,
    /// How many deals to learn from
    #[arg(long, default_value_t = 2_560_000)]
    deals: u64,
    /// What the deals and all chance follow from: a number or any text
    #[arg(long, default_value = "1")]
    seed: Seed,
    /// Where the weights go
    file: PathBuf,
}

/// The role of a seat in a training round.
#[derive(Clone, Copy, Default, PartialEq)]
enum TrainingRole {
    /// Plays the model's policy, with exploration; its decisions are learned from.
    #[default]
    Learner,
    /// Plays the heuristic, with much exploration; its decisions are learned from.
    Demonstrator,
    /// Plays the heuristic as an opponent; nothing is learned from it.
    Heuristic,
}

impl Learn {
    /// Trains, reports the error from time to time, and writes the weights.
    pub(super) fn run(&self) -> Result<(), String> {
        let seats = SEATS
            .seat_count(self.players)
            .map_err(|fault| fault.to_string())?;
        let mut generator = self.seed.generator();
        let mut model = Model::new(seats, &mut generator);
        let mut optimizer = Optimizer::new(&model);
        let steps = self.deals.div_ceil(BATCH);
        let mut error = 0.0;
        for step in 0..steps {
            let mut examples = Vec::new();
            for _ in 0..BATCH {
                let roles = roles(seats, step < HEURISTIC_STEPS, &mut generator);
                play(&model, roles, &mut generator, &mut examples);
            }
            error += optimizer.step(&mut model, &examples, learning_rate(step, steps));
            let stride = (steps / 20).max(1);
            if (step + 1).is_multiple_of(stride) {
                let mean = f64::from(error) / to_f64(stride);
                eprintln!("{} deals: squared error {mean:.4}", (step + 1) * BATCH);
                error = 0.0;
            }
        }
        let bytes = file::write(&model, &optimizer.average);
        std::fs::write(&self.file, bytes).map_err(|fault| fault.to_string())
    }
}

/// The learning rate of a step: rises at first (warm-up), then falls linearly.
fn learning_rate(step: u64, steps: u64) -> f32 {
    let done = to_f64(step) / to_f64(steps);
    let up = (to_f64(step + 1) / WARM_UP_STEPS).min(1.0);
    LEARNING_RATE * to_f32((1.0 - done).max(FINAL_SHARE) * up)
}

/// Draws the role of each seat: mostly all learn; in about a third of the rounds the heuristic plays
/// some seats.
fn roles(
    seats: SeatCount,
    is_demonstrating: bool,
    generator: &mut Generator,
) -> BySeat<TrainingRole> {
    let mixed = below(generator, 100) < MIXED_ROUNDS;
    BySeat::from_fn(seats, |_| match below(generator, 100) {
        _ if is_demonstrating => TrainingRole::Demonstrator,
        percent if mixed && percent < HEURISTIC_SEATS => TrainingRole::Heuristic,
        _ => TrainingRole::Learner,
    })
}

/// Plays a round, and adds a training example for each decision that is learned from.
fn play(
    model: &Model,
    roles: BySeat<TrainingRole>,
    generator: &mut Generator,
    examples: &mut Vec<Example>,
) {
    let seats = roles.seats();
    let dealer = below(generator, u32::from(seats.get())).to_le_bytes()[0];
    let dealer = seats.steps_left_of(Seat::FIRST, dealer);
    let mut state = PlayoutState::new(&Round::shuffled(seats, dealer, generator));
    let mut decisions: Vec<(Seat, u8, Example)> = Vec::new();
    while !state.is_over() {
        let seat = state.turn();
        if roles[seat] == TrainingRole::Heuristic {
            state.play(playout::heuristic_card(&state));
            continue;
        }
        let observation = state.observation();
        let situation = model.situation(&state);
        let card = choose(model, roles[seat], &observation, &situation, generator);
        let example = Example {
            situation,
            candidate: model.layout.candidate(&observation, card),
            devils: 0.0,
        };
        decisions.push((seat, state.devils()[seat], example));
        state.play(card);
    }
    examples.extend(
        decisions
            .into_iter()
            .map(|(seat, before, example)| Example {
                devils: f32::from(state.devils()[seat] - before) / DEVILS_PER_UNIT,
                ..example
            }),
    );
}

/// The card of a learning seat: random at times (exploration), otherwise by the role's policy.
fn choose(
    model: &Model,
    role: TrainingRole,
    observation: &Observation,
    situation: &[usize],
    generator: &mut Generator,
) -> Card {
    let exploration = if role == TrainingRole::Demonstrator {
        DEMONSTRATOR_EXPLORATION
    } else {
        LEARNER_EXPLORATION
    };
    let any = search::draw_move(observation.legal, generator).unwrap_or(Card::LOWEST);
    if observation.legal.len() == 1 || below(generator, 100) < exploration {
        return any;
    }
    if role == TrainingRole::Demonstrator {
        return heuristic::card(observation);
    }
    let hidden = model.hidden(situation);
    let expected = |card| {
        model.expected_devils(
            &mut hidden.clone(),
            &model.layout.candidate(observation, card),
        )
    };
    let expected: Vec<f32> = observation.legal.iter().map(expected).collect();
    let fewest = expected.iter().copied().fold(f32::MAX, f32::min);
    let weight = |devils: &f32| (-(devils - fewest) / TEMPERATURE).exp();
    let mut left = to_f32(random::fraction(generator)) * expected.iter().map(weight).sum::<f32>();
    for (card, devils) in observation.legal.iter().zip(&expected) {
        left -= weight(devils);
        if left < 0.0 {
            return card;
        }
    }
    any
}

/// A count as a floating-point number.
#[allow(clippy::cast_precision_loss)] // far below 2^53
const fn to_f64(count: u64) -> f64 {
    count as f64
}

/// A number in single precision.
#[allow(clippy::cast_possible_truncation)] // learning needs no more
const fn to_f32(number: f64) -> f32 {
    number as f32
}
