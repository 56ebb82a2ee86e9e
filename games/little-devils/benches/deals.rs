//! Benchmark of the solver on whole deals of nine cards a hand.
//!
//! `cargo bench --bench deals -- PLAYERS COUNT NODES` solves the deals of the seeds 1 to COUNT
//! (seat 0 deals, seat 1 leads). `cargo bench --bench deals -- NODES` solves the hardest deals
//! known (`tests/data/worst-deals.txt`).
//!
//! Computes the paranoid value of seat 2, at the leader's left, with a limit of NODES nodes. Prints
//! how many deals were solved in how much processor time, and the hardest of them.

#[path = "speed/clock.rs"]
mod clock;

use std::env;
use std::time::Duration;

use cards::{Seat, Seed};
use little_devils::bots::solver::{Limits, Solver};
use little_devils::rules::{Round, SEATS, notation};

use clock::processor_time;

struct Run {
    number: u64,
    text: String,
    solved: bool,
    nodes: u64,
    time: Duration,
}

fn main() {
    let numbers: Vec<u64> = env::args().filter_map(|word| word.parse().ok()).collect();
    let (deals, nodes) = match numbers[..] {
        [nodes] => (worst(), nodes),
        [players @ 3..=6, count, nodes] => (shuffled(players, count), nodes),
        _ => {
            eprintln!("usage: cargo bench --bench deals -- [PLAYERS COUNT] NODES");
            return;
        }
    };
    let mut solver = Solver::new(Limits {
        nodes,
        table_bits: 18,
    });
    let deals = (1..).zip(&deals);
    let mut runs: Vec<Run> = deals
        .map(|(number, deal)| run(&mut solver, number, deal))
        .collect();
    runs.sort_by_key(|run| (!run.solved, run.nodes, run.time));
    report(&runs);
}

/// The hardest deals known.
fn worst() -> Vec<Round> {
    let lines = include_str!("../tests/data/worst-deals.txt").lines();
    lines
        .filter(|line| !line.starts_with('#'))
        .map(|line| notation::parse(line).expect("a deal"))
        .collect()
}

/// The deals of the first seeds.
fn shuffled(players: u64, count: u64) -> Vec<Round> {
    let seats = SEATS.all().find(|seats| u64::from(seats.get()) == players);
    let seats = seats.expect("3 to 6 players");
    (1..=count)
        .map(|seed| Round::shuffled(seats, Seat::FIRST, &mut Seed(seed).generator()))
        .collect()
}

fn run(solver: &mut Solver, number: u64, deal: &Round) -> Run {
    let position = deal.position();
    let me = position.seats().steps_left_of(deal.dealer(), 2);
    let begin = processor_time();
    let value = solver.paranoid(position, me);
    let time = processor_time().saturating_sub(begin);
    let nodes = solver.nodes();
    eprintln!("deal {number}: {value:?}, {nodes} nodes, {time:?}");
    Run {
        number,
        text: notation::print(deal),
        solved: value.is_ok(),
        nodes,
        time,
    }
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
            "# deal {}: {} nodes{known}, {:?}",
            run.number, run.nodes, run.time
        );
        println!("{}", run.text);
    }
}
