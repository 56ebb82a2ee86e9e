//! Times the solver: `cargo run --release -p patience --example speed -- GAME DEALS BUDGET [FIRST]`.

use std::fs;
use std::time::Duration;

use cards::Seed;
use patience::games;
use patience::rules::Round;
use patience::solver::{Verdict, solve};

#[expect(clippy::cast_precision_loss, reason = "statistics")]
fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize, usual: u64| {
        let text = arguments.get(at);
        text.and_then(|text| text.parse().ok()).unwrap_or(usual)
    };
    let Some(game) = arguments.first().and_then(|id| games::by_id(id)) else {
        eprintln!("name a game");
        return;
    };
    let (deals, budget, first) = (number(1, 100), number(2, 1_000_000), number(3, 0));
    let mut times = Vec::new();
    let mut counts = [0_u64; 3];
    let mut nodes = 0;
    for seed in first..first + deals {
        let round = Round::new(game, Seed(seed));
        let start = on_processor();
        let solution = solve(round.rules(), round.position(), budget);
        times.push((on_processor().saturating_sub(start), seed));
        nodes += solution.nodes;
        counts[solution.verdict as usize] += 1;
        if solution.verdict == Verdict::Unknown {
            eprintln!("unknown: {seed}");
        }
    }
    times.sort_unstable();
    let total: f64 = times.iter().map(|(time, _)| time.as_secs_f64()).sum();
    println!("{}: won, lost, unknown {counts:?}", game.id);
    println!("{:.2} million nodes a second", nodes as f64 / total / 1e6);
    for share in [50, 75, 90, 95, 99, 100] {
        let at = (times.len() * share / 100).max(1) - 1;
        println!("{share} %: {:?} (seed {})", times[at].0, times[at].1);
    }
}

/// The time that this process has spent on a processor; other programs do not count. Only on Linux.
fn on_processor() -> Duration {
    let text = fs::read_to_string("/proc/self/schedstat").unwrap_or_default();
    let first = text.split(' ').next().and_then(|text| text.parse().ok());
    Duration::from_nanos(first.unwrap_or_default())
}
