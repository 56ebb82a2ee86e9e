//! Measures the odds without peeking: `cargo run --release -p patience --example odds -- GAME[,GAME…] DEALS [BUDGET]`.
//!
//! Prints a row of a table for each game: of how many deals the odds were asked at the start, how many of their games can
//! be won, cannot and stayed undecided, the share that can be won, and the processor time for a deal: the middle
//! one and the longest.

mod processor;

use std::time::Duration;

use cards::Seed;
use patience::games;
use patience::play::{Play, write_save};
use patience::rules::Declaration;
use patience::solver::{SolverService, TRIAL_BUDGET, TRIALS, TrialCounts};
use processor::Clock;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize, default: u64| {
        let text = arguments.get(at);
        text.and_then(|text| text.parse().ok()).unwrap_or(default)
    };
    let (deals, budget) = (number(1, 20), number(2, TRIAL_BUDGET));
    println!("game | deals | won | lost | undecided | can be won | middle time | longest");
    for id in arguments.first().into_iter().flat_map(|ids| ids.split(',')) {
        match games::by_id(id) {
            Some(game) => measure(game, deals, budget),
            None => eprintln!("there is no patience {id:?}"),
        }
    }
}

fn measure(game: &'static Declaration, deals: u64, budget: u64) {
    let mut times: Vec<Duration> = Vec::new();
    let mut sum = TrialCounts::default();
    for seed in 1..=deals {
        let clock = Clock::start();
        let counts = odds(&Play::new(game, Seed(seed)), budget);
        times.push(clock.elapsed());
        sum.won += counts.won;
        sum.lost += counts.lost;
        sum.undecided += counts.undecided;
    }
    times.sort_unstable();
    let middle = times.get(times.len() / 2).copied().unwrap_or_default();
    let longest = times.last().copied().unwrap_or_default();
    let share = match sum.percent() {
        Some((least, most)) if least == most => format!("{least} %"),
        Some((least, most)) => format!("{least} to {most} %"),
        None => "–".into(),
    };
    let TrialCounts {
        won,
        lost,
        undecided,
    } = sum;
    println!(
        "{} | {deals} | {won} | {lost} | {undecided} | {share} | {middle:.1?} | {longest:.1?}",
        game.id
    );
}

/// The odds of a game, as the page's worker finds them.
fn odds(play: &Play, budget: u64) -> TrialCounts {
    let mut service = SolverService::default();
    let request = format!("odds 1 {TRIALS} {budget} {}", write_save(play));
    let mut last = service.receive(&request);
    while !service.is_idle() {
        last = service.step().or(last);
    }
    let text = last.unwrap_or_default();
    let mut counts = text
        .split(' ')
        .skip(2)
        .map(|word| word.parse().unwrap_or_default());
    let mut next = || counts.next().unwrap_or_default();
    TrialCounts {
        won: next(),
        lost: next(),
        undecided: next(),
    }
}
