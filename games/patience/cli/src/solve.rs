//! `house patience solve`.

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;

use cards::Seed;
use clap::Args;
use cli::lines::Input;
use patience::protocol::DealLine;
use patience::rules::{Declaration, Position, Round};
use patience::solver::solve;
use serde::Serialize;

use super::summary::Summary;
use super::{game, verdict_id};

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
    /// The seed, which `house patience deal` takes; none if the deal came from a file.
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
        let exit = if let Some(path) = &self.from {
            Input::new(path.clone()).answer_each_in_text(|line| {
                let position = read(self.game, line)?;
                Ok(self.solve(&position, None, &mut summary))
            })
        } else {
            self.solve_seeds(&mut summary);
            ExitCode::SUCCESS
        };
        if !self.json && summary.deals() > 0 {
            print!("{summary}");
        }
        exit
    }

    /// Prints each answer at once, because the next one may take seconds.
    fn solve_seeds(&self, summary: &mut Summary) {
        for deal in 0..self.deals {
            let seed = self.seed.derive(deal);
            let round = Round::new(self.game, seed);
            let answer = self.solve(round.position(), Some(seed), summary);
            if self.json || self.deals == 1 {
                println!("{answer}");
            }
        }
    }

    /// Solves a deal. Returns the answer as a line, and adds it to the summary.
    fn solve(&self, position: &Position, seed: Option<Seed>, summary: &mut Summary) -> String {
        let start = Instant::now();
        let solution = solve(&self.game.rules, position, self.budget);
        let time = start.elapsed();
        summary.add(solution.verdict, time);
        let answer = Answer {
            seed: seed.map(|seed| seed.to_string()),
            verdict: verdict_id(solution.verdict),
            moves: solution.line.iter().map(ToString::to_string).collect(),
            nodes: solution.nodes,
            ms: (time.as_secs_f64() * 1e6).round() / 1e3,
        };
        if self.json {
            protocol::write(&answer)
        } else {
            format!("{} {}", answer.verdict, answer.moves.join(" "))
        }
    }
}

fn read(game: &Declaration, line: &[u8]) -> Result<Position, String> {
    let deal: DealLine = protocol::read(line).map_err(|error| error.to_string())?;
    deal.position(game).map_err(|fault| fault.to_string())
}
