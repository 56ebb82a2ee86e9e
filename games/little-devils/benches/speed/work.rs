//! What is measured, the same natively and in WebAssembly: each kind of work does at least a given
//! amount and tells how much it did.

use cards::{Card, CardSet, Generator, Seat, SeatCount, Seed, below};
use game::Game;
use little_devils::bots::ismcts::Ismcts;
use little_devils::bots::pimc::Pimc;
use little_devils::bots::playout;
use little_devils::bots::playout_state::PlayoutState;
use little_devils::bots::sample::Sampler;
use little_devils::bots::solver::{Limits, Solver};
use little_devils::rules::{Position, Round, View};

/// A kind of work.
pub(crate) struct Work {
    /// What it is, for the table.
    pub(crate) name: &'static str,
    /// What is counted.
    pub(crate) unit: &'static str,
    /// Does at least so many units, and returns how many it did and a sum that keeps the compiler
    /// from leaving the work out.
    pub(crate) run: fn(u32) -> (u32, u64),
}

/// All kinds of work: 4 players, and the same cards whenever and wherever it runs.
pub(crate) const ALL: [Work; 8] = [
    Work {
        name: "random playouts, positions",
        unit: "plays",
        run: positions,
    },
    Work {
        name: "random playouts, tables",
        unit: "plays",
        run: random,
    },
    Work {
        name: "heuristic playouts",
        unit: "plays",
        run: heuristic,
    },
    Work {
        name: "sampling deals, mid-round",
        unit: "deals",
        run: sampling,
    },
    Work {
        name: "PIMC, first lead",
        unit: "worlds",
        run: pimc,
    },
    Work {
        name: "ISMCTS, first lead",
        unit: "iterations",
        run: ismcts,
    },
    Work {
        name: "solver, five cards a hand",
        unit: "positions",
        run: solver,
    },
    Work {
        name: "max^n, four cards a hand",
        unit: "positions",
        run: maxn,
    },
];

/// The plays of a whole round.
const ROUND: u32 = 36;

fn seats() -> SeatCount {
    SeatCount::try_from(4).expect("4 players")
}

fn deal(seed: u64) -> Round {
    Round::shuffled(seats(), Seat::FIRST, &mut Seed(seed).generator())
}

fn any(legal: CardSet, generator: &mut Generator) -> Card {
    legal
        .nth(below(generator, legal.len()))
        .expect("a legal card")
}

/// A deal in which so many random cards have been played.
fn played(seed: u64, cards: u32) -> Round {
    let mut deal = deal(seed);
    let mut generator = Seed(seed).branch(1).generator();
    for _ in 0..cards {
        deal.play_unchecked(any(deal.legal(), &mut generator));
    }
    deal
}

fn positions(amount: u32) -> (u32, u64) {
    let start: Vec<Position> = (0..64).map(|seed| *deal(seed).position()).collect();
    let mut generator = Seed(1).generator();
    let rounds = amount.div_ceil(ROUND);
    let mut sum = 0;
    for position in start.iter().cycle().take(rounds as usize) {
        let mut position = *position;
        while position.to_move().is_some() {
            position.play_unchecked(any(position.legal(), &mut generator));
        }
        sum += u64::from(position.devils()[Seat::FIRST]);
    }
    (rounds * ROUND, sum)
}

fn random(amount: u32) -> (u32, u64) {
    let start: Vec<PlayoutState> = (0..64).map(|seed| PlayoutState::new(&deal(seed))).collect();
    let mut generator = Seed(1).generator();
    let rounds = amount.div_ceil(ROUND);
    let tables = start.iter().cycle().take(rounds as usize);
    let sum = tables.map(|state| u64::from(playout::random(*state, &mut generator)[Seat::FIRST]));
    (rounds * ROUND, sum.sum())
}

fn heuristic(amount: u32) -> (u32, u64) {
    let start: Vec<PlayoutState> = (0..64).map(|seed| PlayoutState::new(&deal(seed))).collect();
    let rounds = amount.div_ceil(ROUND);
    let tables = start.iter().cycle().take(rounds as usize);
    let sum = tables.map(|state| u64::from(playout::heuristic(*state)[Seat::FIRST]));
    (rounds * ROUND, sum.sum())
}

/// What the player to move sees.
fn view(deal: &Round) -> View {
    deal.view(deal.to_move().expect("it is somebody's turn"))
}

fn sampling(amount: u32) -> (u32, u64) {
    let sampler = Sampler::new(&view(&played(5, 14))).expect("deals agree with it");
    let mut generator = Seed(1).generator();
    let sum = (0..amount).map(|_| sampler.draw(&mut generator)[Seat::FIRST].bits() & 1);
    (amount, sum.sum())
}

fn pimc(amount: u32) -> (u32, u64) {
    let view = view(&deal(5));
    let sampler = Sampler::new(&view).expect("deals agree with it");
    let mut search = Pimc::new(&view, sampler, Seed(1));
    (0..amount).for_each(|_| search.iterate());
    (amount, search.best().map_or(0, |card| card.number().into()))
}

fn ismcts(amount: u32) -> (u32, u64) {
    let view = view(&deal(5));
    let sampler = Sampler::new(&view).expect("deals agree with it");
    let mut search = Ismcts::new(&view, sampler, Seed(1));
    (0..amount).for_each(|_| search.iterate());
    (amount, search.best().map_or(0, |card| card.number().into()))
}

fn endings(cards: u32) -> Vec<Position> {
    (0..32)
        .map(|seed| *played(seed, (9 - cards) * 4).position())
        .collect()
}

fn small_solver() -> Solver {
    Solver::new(Limits {
        nodes: u64::MAX,
        table_bits: 14,
    })
}

fn solver(amount: u32) -> (u32, u64) {
    let mut solver = small_solver();
    let positions = endings(5).into_iter().cycle().take(amount as usize);
    let values = positions.map(|position| solver.paranoid(&position, Seat::FIRST));
    (
        amount,
        values.map(|value| u64::from(value.unwrap_or(0))).sum(),
    )
}

fn maxn(amount: u32) -> (u32, u64) {
    let mut solver = small_solver();
    let positions = endings(4).into_iter().cycle().take(amount as usize);
    let values = positions.map(|position| solver.maxn(&position));
    (
        amount,
        values
            .map(|value| value.map_or(0, |devils| devils[Seat::FIRST].into()))
            .sum(),
    )
}
