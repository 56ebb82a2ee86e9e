//! How long whole deals of nine cards a hand take to solve: `cargo bench --bench deals -- PLAYERS
//! COUNT NODES`.
//!
//! The deals of the seeds 1 to COUNT (seat 0 deals, seat 1 leads), each for the paranoid value of
//! the leader's left neighbour, seat 2. A deal is given up after NODES nodes. Prints how many were
//! solved in how much time, and the worst deals in the notation of `tests/data/worst-deals.txt`.

use std::sync::LazyLock;
use std::time::{Duration, Instant};
use std::{env, fs};

use little_devils::bots::solver::{Limits, Solver};
use little_devils::cards::{Seat, SeatCount, Seed};
use little_devils::rules::little_devils::{Deal, notation};

struct Run {
    seed: u64,
    text: String,
    solved: bool,
    nodes: u64,
    time: Duration,
}

fn main() {
    let numbers: Vec<u64> = env::args().filter_map(|word| word.parse().ok()).collect();
    let [players, count, nodes] = numbers[..] else {
        eprintln!("usage: cargo bench --bench deals -- PLAYERS COUNT NODES");
        return;
    };
    let seats = i64::try_from(players)
        .ok()
        .and_then(|players| SeatCount::try_from(players).ok());
    let Some(seats) = seats else {
        eprintln!("3 to 6 players");
        return;
    };
    let mut solver = Solver::new(Limits {
        nodes,
        table_bits: 18,
    });
    let mut runs: Vec<Run> = (1..=count)
        .map(|seed| run(&mut solver, seats, seed))
        .collect();
    runs.sort_by_key(|run| (!run.solved, run.nodes, run.time));
    report(&runs);
}

fn run(solver: &mut Solver, seats: SeatCount, seed: u64) -> Run {
    let deal = Deal::shuffled(seats, Seat::FIRST, &mut Seed(seed).generator());
    let me = seats.steps_left_of(deal.dealer(), 2);
    let begin = processor_time();
    let value = solver.paranoid(deal.position(), me);
    Run {
        seed,
        text: notation::print(&deal),
        solved: value.is_ok(),
        nodes: solver.nodes(),
        time: processor_time().saturating_sub(begin),
    }
}

/// The time this program has spent on a processor, where Linux tells it: so that other work on the
/// machine does not count. Elsewhere, the time of day.
fn processor_time() -> Duration {
    let told = fs::read_to_string("/proc/self/schedstat").ok();
    let nanoseconds = told.and_then(|text| text.split(' ').next()?.parse().ok());
    nanoseconds.map_or_else(since_start, Duration::from_nanos)
}

fn since_start() -> Duration {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    START.elapsed()
}

fn report(runs: &[Run]) {
    let solved = runs.iter().filter(|run| run.solved).count();
    println!("{solved} of {} deals solved", runs.len());
    for milliseconds in [10, 100, 1_000, 10_000] {
        let limit = Duration::from_millis(milliseconds);
        let within = runs
            .iter()
            .filter(|run| run.solved && run.time <= limit)
            .count();
        println!("in {milliseconds} ms: {within}");
    }
    let median = &runs[runs.len() / 2];
    println!("median: {} nodes, {:?}", median.nodes, median.time);
    let all: Duration = runs.iter().map(|run| run.time).sum();
    let nodes: u64 = runs.iter().map(|run| run.nodes).sum();
    println!("all: {nodes} nodes, {all:?}");
    for run in runs.iter().rev().take(20) {
        let known = if run.solved { "" } else { " (given up)" };
        println!(
            "# seed {}: {} nodes{known}, {:?}",
            run.seed, run.nodes, run.time
        );
        println!("{}", run.text);
    }
}
