//! `devils learn`: the learned policy's weights, from deals that it plays against itself.

mod file;
mod model;
mod teacher;

use std::path::PathBuf;

use clap::Args;

use cards::{BySeat, Card, Generator, Seat, SeatCount, Seed, below};
use little_devils::bots::observation::Observation;
use little_devils::bots::playout_state::PlayoutState;
use little_devils::bots::{heuristic, playout, random};
use little_devils::rules::Round;
use model::{Lesson, Model};
use teacher::Teacher;

/// Deals in one step.
const BATCH: u64 = 64;
/// Steps at the beginning that learn from the quick policy's play.
const CHILDHOOD: u64 = 300;
/// The pace of learning at first; it falls to a fiftieth.
const PACE: f32 = 0.002;
/// How much dearer a card is that is played e times less often, in units of ten devils.
const EASE: f32 = 0.025;

/// What is to be learned.
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

/// Who plays a seat while deals are learned from.
#[derive(Clone, Copy, Default, PartialEq)]
enum Part {
    /// The model, for the most part.
    #[default]
    Learner,
    /// The quick policy with strays, to learn from.
    Child,
    /// The quick policy, as an opponent.
    Quick,
}

impl Learn {
    /// Learns, says now and then how far off the model is, and writes the weights.
    pub(super) fn run(&self) -> Result<(), String> {
        let seats = SeatCount::try_from(self.players).map_err(|fault| fault.to_string())?;
        let mut generator = self.seed.generator();
        let mut model = Model::new(seats, &mut generator);
        let mut teacher = Teacher::new(&model);
        let steps = self.deals.div_ceil(BATCH);
        let mut error = 0.0;
        for step in 0..steps {
            let mut lessons = Vec::new();
            for _ in 0..BATCH {
                let parts = parts(seats, step < CHILDHOOD, &mut generator);
                play(&model, parts, &mut generator, &mut lessons);
            }
            error += teacher.step(&mut model, &lessons, pace(step, steps));
            let stride = (steps / 20).max(1);
            if (step + 1).is_multiple_of(stride) {
                let mean = f64::from(error) / number(stride);
                eprintln!("{} deals: squared error {mean:.4}", (step + 1) * BATCH);
                error = 0.0;
            }
        }
        let bytes = file::write(&model, &teacher.average);
        std::fs::write(&self.file, bytes).map_err(|fault| fault.to_string())
    }
}

/// The pace of a step: up at first, then down in a straight line.
fn pace(step: u64, steps: u64) -> f32 {
    let done = number(step) / number(steps);
    let up = (number(step + 1) / 100.0).min(1.0);
    PACE * single((1.0 - done).max(0.02) * up)
}

/// Who plays where: mostly the model alone; in every third deal others among it.
fn parts(seats: SeatCount, childhood: bool, generator: &mut Generator) -> BySeat<Part> {
    let mixed = below(generator, 100) < 35;
    BySeat::from_fn(seats, |_| match below(generator, 100) {
        _ if childhood => Part::Child,
        0..60 if mixed => Part::Quick,
        _ => Part::Learner,
    })
}

/// Plays a deal and adds a lesson for each decision of a learner.
fn play(model: &Model, parts: BySeat<Part>, generator: &mut Generator, lessons: &mut Vec<Lesson>) {
    let seats = parts.seats();
    let dealer = below(generator, u32::from(seats.get())).to_le_bytes()[0];
    let dealer = seats.steps_left_of(Seat::FIRST, dealer);
    let mut state = PlayoutState::new(&Round::shuffled(seats, dealer, generator));
    let mut made: Vec<(Seat, u8, Lesson)> = Vec::new();
    while !state.is_over() {
        let seat = state.turn();
        if parts[seat] == Part::Quick {
            state.play(playout::heuristic_card(&state));
            continue;
        }
        let observation = state.observation();
        let situation = model.situation(&state);
        let card = choose(model, parts[seat], &observation, &situation, generator);
        let lesson = Lesson {
            situation,
            candidate: model.layout.candidate(&observation, card),
            cost: 0.0,
        };
        made.push((seat, state.devils()[seat], lesson));
        state.play(card);
    }
    lessons.extend(made.into_iter().map(|(seat, before, lesson)| Lesson {
        cost: f32::from(state.devils()[seat] - before) / 10.0,
        ..lesson
    }));
}

/// The card of a learner: a cheap one, more often the cheaper it seems; now and then any.
fn choose(
    model: &Model,
    part: Part,
    observation: &Observation,
    situation: &[usize],
    generator: &mut Generator,
) -> Card {
    let strays = if part == Part::Child { 15 } else { 2 };
    let any = random::card(observation.legal, generator).unwrap_or(Card::LOWEST);
    if observation.legal.len() == 1 || below(generator, 100) < strays {
        return any;
    }
    if part == Part::Child {
        return heuristic::card(observation);
    }
    let hidden = model.hidden(situation);
    let cost = |card| {
        model.cost(
            &mut hidden.clone(),
            &model.layout.candidate(observation, card),
        )
    };
    let costs: Vec<f32> = observation.legal.iter().map(cost).collect();
    let least = costs.iter().copied().fold(f32::MAX, f32::min);
    let liked = |cost: &f32| (-(cost - least) / EASE).exp();
    let mut left = single(random::fraction(generator)) * costs.iter().map(liked).sum::<f32>();
    for (card, cost) in observation.legal.iter().zip(&costs) {
        left -= liked(cost);
        if left < 0.0 {
            return card;
        }
    }
    any
}

/// A count as a fraction.
#[allow(clippy::cast_precision_loss)] // far below 2^53
const fn number(count: u64) -> f64 {
    count as f64
}

/// A fraction at single precision.
#[allow(clippy::cast_possible_truncation)] // learning needs no more
const fn single(number: f64) -> f32 {
    number as f32
}
