//! Measures the solver: `cargo run --release -p patience --example speed -- GAME[,GAME…] DEALS BUDGET [FIRST]`.
//!
//! Prints a row of a table for each game: deals won, lost and undecided, those won with the budget of the page's
//! worker, the shares decided within some times, and positions a second.

mod processor;

use std::time::Duration;

use cards::Seed;
use patience::games;
use patience::rules::{Declaration, Round};
use patience::solver::{DEAL_BUDGET, Verdict, solve};
use processor::Clock;

/// The deals to solve.
struct Deals {
    first: u64,
    count: u64,
    budget: u64,
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize, default: u64| {
        let text = arguments.get(at);
        text.and_then(|text| text.parse().ok()).unwrap_or(default)
    };
    let deals = Deals {
        first: number(3, 1),
        count: number(1, 100),
        budget: number(2, 1_000_000),
    };
    println!(
        "game | won | lost | undecided | quick | 10 ms | 100 ms | 1 s | 10 s | median | positions/s"
    );
    for id in arguments.first().into_iter().flat_map(|ids| ids.split(',')) {
        match games::by_id(id) {
            Some(game) => measure(game, &deals),
            None => eprintln!("there is no patience {id:?}"),
        }
    }
}

#[expect(clippy::cast_precision_loss, reason = "statistics")]
fn measure(game: &'static Declaration, deals: &Deals) {
    let mut times = Vec::new();
    let mut counts = [0_u64; 3];
    let (mut quick, mut nodes, mut total) = (0, 0, Duration::ZERO);
    for seed in deals.first..deals.first + deals.count {
        let round = Round::new(game, Seed(seed));
        let clock = Clock::start();
        let solution = solve(round.rules(), round.position(), deals.budget);
        let time = clock.elapsed();
        total += time;
        nodes += solution.nodes;
        counts[solution.verdict as usize] += 1;
        match solution.verdict {
            Verdict::Unknown => continue,
            Verdict::Won if solution.nodes <= DEAL_BUDGET => quick += 1,
            Verdict::Won | Verdict::Lost => {}
        }
        times.push(time);
    }
    times.sort_unstable();
    let [won, lost, undecided] = counts;
    print!("{} | {won} | {lost} | {undecided} | {quick}", game.id);
    for millis in [10, 100, 1_000, 10_000] {
        let within = times.partition_point(|time| *time <= Duration::from_millis(millis));
        print!(" | {:.1} %", 100.0 * within as f64 / deals.count as f64);
    }
    let median = times.get(times.len() / 2).copied().unwrap_or_default();
    let speed = nodes as f64 / total.as_secs_f64().max(1e-9);
    println!(" | {median:.1?} | {speed:.0}");
}
