//! `devils patience solve`.

use std::fs::File;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

use cards::Seed;
use clap::Args;
use cli::lines::next_line;
use patience::protocol::DealLine;
use patience::rules::{Declaration, Position, Round};
use patience::solver::{Verdict, solve};
use serde::Serialize;

use super::game;
use super::summary::Summary;

/// Positions visited at most for a deal, unless another number is given.
const BUDGET: u64 = 10_000_000;

/// The deals to solve.
#[derive(Args)]
pub(super) struct Solve {
    /// The id of the game
    #[arg(value_parser = game)]
    game: &'static Declaration,
    /// The number of deals
    #[arg(long, default_value_t = 1, conflicts_with = "from")]
    deals: u64,
    /// The seed: deal number n has the seed that follows from this one and n
    #[arg(long, default_value = "1", conflicts_with = "from")]
    seed: Seed,
    /// A file with a deal on each line, or - for standard input
    #[arg(long)]
    from: Option<PathBuf>,
    /// Positions visited at most for each deal
    #[arg(long, default_value_t = BUDGET)]
    budget: u64,
    /// Print a line of JSON for each deal
    #[arg(long)]
    json: bool,
}

/// The answer for a deal.
#[derive(Serialize)]
struct Answer {
    /// The seed, which `devils patience deal` takes; none if the deal came from a file.
    #[serde(skip_serializing_if = "Option::is_none")]
    seed: Option<String>,
    verdict: &'static str,
    /// The moves of a line that wins; empty if there is none, or none is known.
    moves: Vec<String>,
    nodes: u64,
    ms: f64,
}

impl Solve {
    pub(super) fn run(&self) -> ExitCode {
        let mut summary = Summary::default();
        let good = if let Some(path) = &self.from {
            self.solve_file(path, &mut summary)
        } else {
            for deal in 0..self.deals {
                let seed = self.seed.branch(deal);
                let round = Round::new(self.game, seed);
                self.answer(round.position(), Some(seed), &mut summary);
            }
            true
        };
        if !self.json {
            print!("{summary}");
        }
        if good {
            ExitCode::SUCCESS
        } else {
            ExitCode::FAILURE
        }
    }

    /// Solves each line of a file. Returns whether every line was good.
    fn solve_file(&self, path: &Path, summary: &mut Summary) -> bool {
        let lines: Box<dyn BufRead> = if path == Path::new("-") {
            Box::new(std::io::stdin().lock())
        } else {
            match File::open(path) {
                Ok(file) => Box::new(BufReader::new(file)),
                Err(error) => {
                    eprintln!("devils: {}: {error}", path.display());
                    return false;
                }
            }
        };
        let (mut lines, mut line, mut good) = (lines, Vec::new(), true);
        loop {
            match next_line(&mut lines, &mut line) {
                Ok(true) => {}
                Ok(false) => return good,
                Err(error) => {
                    eprintln!("devils: {}: {error}", path.display());
                    return false;
                }
            }
            match read(self.game, line.trim_ascii()) {
                Ok(position) => self.answer(&position, None, summary),
                Err(error) => {
                    good = false;
                    println!("{}", protocol::write(&Refused { error }));
                }
            }
        }
    }

    fn answer(&self, position: &Position, seed: Option<Seed>, summary: &mut Summary) {
        let start = Instant::now();
        let solution = solve(&self.game.rules, position, self.budget);
        let time = start.elapsed();
        summary.add(solution.verdict, time);
        let answer = Answer {
            seed: seed.map(|seed| seed.to_string()),
            verdict: match solution.verdict {
                Verdict::Won => "won",
                Verdict::Lost => "lost",
                Verdict::Unknown => "unknown",
            },
            moves: solution.line.iter().map(ToString::to_string).collect(),
            nodes: solution.nodes,
            ms: (time.as_secs_f64() * 1e6).round() / 1e3,
        };
        if self.json {
            println!("{}", protocol::write(&answer));
        } else if self.deals == 1 || self.from.is_some() {
            println!("{} {}", answer.verdict, answer.moves.join(" "));
        }
        // A reader of our output sees each answer at once, because the next one may take seconds.
        let _ = std::io::stdout().flush();
    }
}

/// The answer to a line that is no deal.
#[derive(Serialize)]
struct Refused {
    error: String,
}

fn read(game: &Declaration, line: &[u8]) -> Result<Position, String> {
    let deal: DealLine = protocol::read(line).map_err(|error| error.to_string())?;
    deal.position(game).map_err(|fault| fault.to_string())
}
