//! `devils arena`: a tournament of bots on duplicate deals.

use std::time::{Duration, Instant};

use clap::Args;
use serde::Serialize;

use cards::{SeatCount, Seed};
use little_devils::bots::arena::{RoundError, SingleRounds, WholeMatches};
use little_devils::rules::SEATS;
use search::{Contest, Sample, Tally, Tournament};

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

/// The tallies of a tournament: devils, and in matches wins and others beaten; with the time that
/// each entrant used.
struct Outcome {
    tallies: Vec<Tally>,
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
            entrants: outcome.lines(&names),
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
        let outcome = if self.matches {
            self.run_tournament(&WholeMatches, seats)
        } else {
            self.run_tournament(&SingleRounds, seats)
        };
        outcome.map_err(|error| self.explain(error))
    }

    fn run_tournament<C, const N: usize>(
        &self,
        contest: &C,
        seats: SeatCount,
    ) -> Result<Outcome, RoundError<String>>
    where
        C: Contest<Contender, N, Error = RoundError<String>> + Sync,
    {
        let tournament = Tournament {
            seats,
            entrants: self.entrants.len(),
            deals: self.deals,
            seed: self.seed,
            threads: self.threads.unwrap_or_else(|| {
                std::thread::available_parallelism().map_or(1, std::num::NonZero::get)
            }),
        };
        let enter = || {
            let contenders = self.entrants.iter().map(Entrant::enter);
            contenders
                .collect::<Result<_, _>>()
                .map_err(RoundError::NoAnswer)
        };
        let start = Instant::now();
        let results = tournament.run(contest, enter, |done| progress(done, self.deals, start))?;
        let mut times = vec![Time::default(); self.entrants.len()];
        for contenders in &results.players {
            for (time, contender) in times.iter_mut().zip(contenders) {
                time.join(&contender.time);
            }
        }
        Ok(Outcome {
            tallies: results.tallies.into(),
            times,
        })
    }

    fn explain(&self, error: RoundError<String>) -> String {
        match error {
            RoundError::NoAnswer(fault) => fault,
            RoundError::IllegalMove { entrant, mv: card } => {
                format!(
                    "{} played the {card}, which the rules forbid",
                    self.entrants[entrant]
                )
            }
        }
    }
}

impl Outcome {
    /// The report's lines, one for each entrant.
    fn lines<'a>(&self, names: &'a [String]) -> Vec<Line<'a>> {
        let line = |(at, name): (usize, &'a String)| {
            let time = self.times[at];
            let moves = f64::from(time.moves.max(1));
            let percent = |score: usize, value: fn(&Sample) -> f64| {
                let tally = self.tallies.get(score)?;
                Some(value(&tally.scores[at]) * 100.0)
            };
            let devils = &self.tallies[0];
            Line {
                name,
                devils: devils.scores[at].mean(),
                devils_margin: devils.scores[at].margin(),
                more_devils: devils.leads[at].mean(),
                more_devils_margin: devils.leads[at].margin(),
                wins: percent(1, Sample::mean),
                wins_margin: percent(1, Sample::margin),
                ahead: percent(2, Sample::mean),
                ahead_margin: percent(2, Sample::margin),
                ms_a_move: time.all.as_secs_f64() * 1000.0 / moves,
                slowest_ms: time.slowest.as_secs_f64() * 1000.0,
            }
        };
        names.iter().enumerate().map(line).collect()
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
