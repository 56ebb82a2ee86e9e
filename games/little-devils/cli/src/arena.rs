//! `devils arena`: a tournament of bots on duplicate deals.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use clap::Args;
use serde::Serialize;

use cards::{SeatCount, Seed};
use little_devils::bots::arena::{RoundError, play_match, play_round};
use little_devils::rules::{Match, SEATS};
use search::{Tally, lineup};

use super::entrant::{self, Contender, Entrant, Time};

/// Options of `devils arena`.
#[derive(Args)]
#[command(after_help = entrant::help())]
pub(super) struct Arena {
    /// How many players, 3 to 6
    #[arg(long, default_value_t = 4)]
    players: i64,
    /// How many deals, each played in all rotations
    #[arg(long, default_value_t = 100)]
    deals: u64,
    /// What the deals follow from: a number or any text
    #[arg(long, default_value = "1")]
    seed: Seed,
    /// Plays whole matches to 100 devils instead of single deals, and counts wins
    #[arg(long)]
    matches: bool,
    /// Writes one JSON object instead of a table
    #[arg(long)]
    json: bool,
    /// How many threads; all cores if not given
    #[arg(long)]
    threads: Option<usize>,
    /// Who plays: a level, a strategy with its numbers, or a program (all are listed below)
    #[arg(required = true, num_args = 2..)]
    entrants: Vec<Entrant>,
}

/// The results of one thread, or of all together.
struct Outcome {
    devils: Tally,
    wins: Tally,
    ahead: Tally,
    times: Vec<Time>,
}

#[derive(Serialize)]
struct Report<'a> {
    players: u8,
    deals: u64,
    matches: bool,
    seed: u64,
    entrants: Vec<Line<'a>>,
}

/// One line of the report. Differences are to the first entrant; more devils are worse.
#[derive(Serialize)]
struct Line<'a> {
    name: &'a str,
    devils: f64,
    devils_margin: f64,
    more_devils: f64,
    more_devils_margin: f64,
    wins: Option<f64>,
    wins_margin: Option<f64>,
    ahead: Option<f64>,
    ahead_margin: Option<f64>,
    ms_a_move: f64,
    slowest_ms: f64,
}

impl Arena {
    /// Plays the tournament and prints the report.
    pub(super) fn run(&self) -> Result<(), String> {
        let seats = SEATS
            .seat_count(self.players)
            .map_err(|fault| fault.to_string())?;
        let outcome = self.play(seats)?;
        let names: Vec<String> = self.entrants.iter().map(ToString::to_string).collect();
        let report = Report {
            players: seats.get(),
            deals: self.deals,
            matches: self.matches,
            seed: self.seed.0,
            entrants: self.lines(&names, &outcome),
        };
        if self.json {
            let text = serde_json::to_string(&report).map_err(|fault| fault.to_string())?;
            println!("{text}");
        } else {
            print(&report);
        }
        Ok(())
    }

    fn play(&self, seats: SeatCount) -> Result<Outcome, String> {
        let threads = self.threads.unwrap_or_else(|| {
            std::thread::available_parallelism().map_or(1, std::num::NonZero::get)
        });
        let next = AtomicU64::new(0);
        let all = Mutex::new(Ok(Outcome::new(self.entrants.len())));
        let start = Instant::now();
        std::thread::scope(|scope| {
            for _ in 0..threads {
                scope.spawn(|| {
                    let outcome = self.play_deals(seats, &next, start);
                    if let Ok(mut all) = all.lock() {
                        match (&mut *all, outcome) {
                            (Ok(sum), Ok(outcome)) => sum.join(&outcome),
                            (_, Err(fault)) => *all = Err(fault),
                            _ => {}
                        }
                    }
                });
            }
        });
        all.into_inner().map_err(|_| "a thread failed".to_owned())?
    }

    /// Plays deals until none is left: the work of one thread.
    fn play_deals(
        &self,
        seats: SeatCount,
        next: &AtomicU64,
        start: Instant,
    ) -> Result<Outcome, String> {
        let mut outcome = Outcome::new(self.entrants.len());
        let entered: Result<Vec<Contender>, String> =
            self.entrants.iter().map(Entrant::enter).collect();
        let mut contenders = entered?;
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= self.deals {
                break;
            }
            self.play_rotations(
                seats,
                self.seed.branch(number),
                &mut contenders,
                &mut outcome,
            )
            .map_err(|error| self.explain(error))?;
            progress(number + 1, self.deals, start);
        }
        for (time, contender) in outcome.times.iter_mut().zip(&contenders) {
            *time = contender.time;
        }
        Ok(outcome)
    }

    /// Plays one deal, or one match, in all rotations.
    fn play_rotations(
        &self,
        seats: SeatCount,
        seed: Seed,
        contenders: &mut [Contender],
        outcome: &mut Outcome,
    ) -> Result<(), RoundError<String>> {
        let mut devils = Vec::new();
        let mut wins = Vec::new();
        let mut ahead = Vec::new();
        for rotation in 0..seats.get() {
            let lineup = lineup(self.entrants.len(), seats, rotation);
            if self.matches {
                let result = play_match(seats, &lineup, contenders, seed)?;
                devils.push((lineup, result.totals.map(f64::from)));
                wins.push((lineup, result.shares));
                ahead.push((lineup, result.beaten_shares(&lineup)));
            } else {
                let game = Match::new(seats, seed);
                let round = (game.deal(), game.totals());
                let round = play_round(round, &lineup, contenders, seed.branch(u64::MAX))?;
                devils.push((lineup, round.map(f64::from)));
            }
        }
        outcome.devils.add(&devils);
        if self.matches {
            outcome.wins.add(&wins);
            outcome.ahead.add(&ahead);
        }
        Ok(())
    }

    fn explain(&self, error: RoundError<String>) -> String {
        match error {
            RoundError::Player(fault) => fault,
            RoundError::IllegalPlay { entrant, card } => {
                format!(
                    "{} played the {card}, which the rules forbid",
                    self.entrants[entrant]
                )
            }
        }
    }

    fn lines<'a>(&self, names: &'a [String], outcome: &Outcome) -> Vec<Line<'a>> {
        let line = |(at, name): (usize, &'a String)| {
            let time = outcome.times[at];
            let moves = f64::from(time.moves.max(1));
            let wins = self.matches.then(|| outcome.wins.scores[at]);
            let ahead = self.matches.then(|| outcome.ahead.scores[at]);
            Line {
                name,
                devils: outcome.devils.scores[at].mean(),
                devils_margin: outcome.devils.scores[at].margin(),
                more_devils: outcome.devils.leads[at].mean(),
                more_devils_margin: outcome.devils.leads[at].margin(),
                wins: wins.map(|wins| wins.mean() * 100.0),
                wins_margin: wins.map(|wins| wins.margin() * 100.0),
                ahead: ahead.map(|ahead| ahead.mean() * 100.0),
                ahead_margin: ahead.map(|ahead| ahead.margin() * 100.0),
                ms_a_move: time.all.as_secs_f64() * 1000.0 / moves,
                slowest_ms: time.slowest.as_secs_f64() * 1000.0,
            }
        };
        names.iter().enumerate().map(line).collect()
    }
}

impl Outcome {
    fn new(entrants: usize) -> Self {
        Self {
            devils: Tally::new(entrants),
            wins: Tally::new(entrants),
            ahead: Tally::new(entrants),
            times: vec![Time::default(); entrants],
        }
    }

    fn join(&mut self, other: &Self) {
        self.devils.join(&other.devils);
        self.wins.join(&other.wins);
        self.ahead.join(&other.ahead);
        for (own, other) in self.times.iter_mut().zip(&other.times) {
            own.join(other);
        }
    }
}

/// Reports progress on standard error, about twenty times and only in long runs.
fn progress(done: u64, all: u64, start: Instant) {
    let step = (all / 20).max(1);
    let passed = start.elapsed();
    if done.is_multiple_of(step) && passed > Duration::from_secs(5) {
        eprintln!("{done} of {all} after {} s", passed.as_secs());
    }
}

fn print(report: &Report<'_>) {
    let what = if report.matches { "matches" } else { "deals" };
    println!(
        "{} players, {} {what} in all {} rotations, seed {}",
        report.players, report.deals, report.players, report.seed
    );
    println!(
        "{:<28} {:>16} {:>18} {:>16} {:>16} {:>9} {:>9}",
        "", "devils", "more than first", "wins %", "ahead %", "ms/move", "slowest"
    );
    for line in &report.entrants {
        let share = |mean: Option<f64>, margin: Option<f64>| match (mean, margin) {
            (Some(mean), Some(margin)) => format!("{mean:.1} ± {margin:.1}"),
            _ => String::new(),
        };
        println!(
            "{:<28} {:>16} {:>18} {:>16} {:>16} {:>9.2} {:>9.1}",
            line.name,
            format!("{:.2} ± {:.2}", line.devils, line.devils_margin),
            format!("{:+.2} ± {:.2}", line.more_devils, line.more_devils_margin),
            share(line.wins, line.wins_margin),
            share(line.ahead, line.ahead_margin),
            line.ms_a_move,
            line.slowest_ms,
        );
    }
}
