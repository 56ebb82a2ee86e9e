//! The work that is measured, natively and in WebAssembly.

use cards::{Card, CardSet, Generator, Seat, SeatCount, Seed, below};
use game::Game;
use little_devils::bots::baselines;
use little_devils::bots::playout::HeuristicPolicy;
use little_devils::bots::playout_state::PlayoutState;
use little_devils::bots::sample::Sampler;
use little_devils::bots::solver::{Limits, Solver};
use little_devils::rules::{Position, Round, SEATS, View};
use search::{RandomPolicy, Search, roll_out};

/// A kind of work.
pub(crate) struct Work {
    /// Its name in the table.
    pub(crate) name: &'static str,
    /// The unit that is counted.
    pub(crate) unit: &'static str,
    /// Does at least this many units. Returns the number done, and a sum that keeps the compiler
    /// from removing the work.
    pub(crate) run: fn(u32) -> (u32, u64),
}

/// All kinds of work: 4 players, and the same cards in every run and on every platform.
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

/// Cards played in a round.
const ROUND: u32 = 36;

fn seats() -> SeatCount {
    SEATS.seat_count(4).expect("4 players")
}

fn round(seed: u64) -> Round {
    Round::shuffled(seats(), Seat::FIRST, &mut Seed(seed).generator())
}

fn random_card(legal: CardSet, generator: &mut Generator) -> Card {
    legal
        .nth(below(generator, legal.len()))
        .expect("a legal card")
}

/// A round after this many random cards.
fn round_after(seed: u64, cards: u32) -> Round {
    let mut round = round(seed);
    let mut generator = Seed(seed).derive(1).generator();
    for _ in 0..cards {
        round.play_unchecked(random_card(round.legal(), &mut generator));
    }
    round
}

fn positions(amount: u32) -> (u32, u64) {
    let start: Vec<Position> = (0..64).map(|seed| *round(seed).position()).collect();
    let mut generator = Seed(1).generator();
    let rounds = amount.div_ceil(ROUND);
    let mut sum = 0;
    for position in start.iter().cycle().take(rounds as usize) {
        let mut position = *position;
        while position.to_move().is_some() {
            position.play_unchecked(random_card(position.legal(), &mut generator));
        }
        sum += u64::from(position.devils()[Seat::FIRST]);
    }
    (rounds * ROUND, sum)
}

fn random(amount: u32) -> (u32, u64) {
    let start: Vec<PlayoutState> = (0..64)
        .map(|seed| PlayoutState::new(&round(seed)))
        .collect();
    let mut generator = Seed(1).generator();
    let rounds = amount.div_ceil(ROUND);
    let tables = start.iter().cycle().take(rounds as usize);
    let ends = tables.map(|state| roll_out(*state, &RandomPolicy, &mut generator));
    let sum = ends.map(|end| u64::from(end.devils()[Seat::FIRST]));
    (rounds * ROUND, sum.sum())
}

fn heuristic(amount: u32) -> (u32, u64) {
    let start: Vec<PlayoutState> = (0..64)
        .map(|seed| PlayoutState::new(&round(seed)))
        .collect();
    // The policy draws nothing from it.
    let mut generator = Seed(1).generator();
    let rounds = amount.div_ceil(ROUND);
    let tables = start.iter().cycle().take(rounds as usize);
    let ends = tables.map(|state| roll_out(*state, &HeuristicPolicy, &mut generator));
    let sum = ends.map(|end| u64::from(end.devils()[Seat::FIRST]));
    (rounds * ROUND, sum.sum())
}

/// The view of the player to move.
fn view(round: &Round) -> View {
    round.view(round.to_move().expect("it is somebody's turn"))
}

fn sampling(amount: u32) -> (u32, u64) {
    let sampler = Sampler::new(&view(&round_after(5, 14))).expect("deals agree with it");
    let mut generator = Seed(1).generator();
    let sum = (0..amount).map(|_| sampler.draw(&mut generator)[Seat::FIRST].bits() & 1);
    (amount, sum.sum())
}

fn pimc(amount: u32) -> (u32, u64) {
    let view = view(&round(5));
    let sampler = Sampler::new(&view).expect("deals agree with it");
    let mut search = baselines::pimc(&view, sampler, Seed(1)).expect("legal cards");
    (0..amount).for_each(|_| search.iterate());
    (amount, search.best().number().into())
}

fn ismcts(amount: u32) -> (u32, u64) {
    let view = view(&round(5));
    let sampler = Sampler::new(&view).expect("deals agree with it");
    let mut search = baselines::ismcts(&view, sampler, Seed(1)).expect("legal cards");
    (0..amount).for_each(|_| search.iterate());
    (amount, search.best().number().into())
}

fn endings(cards: u32) -> Vec<Position> {
    (0..32)
        .map(|seed| *round_after(seed, (9 - cards) * 4).position())
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
