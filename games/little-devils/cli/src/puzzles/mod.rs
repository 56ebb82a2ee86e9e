//! `house puzzles`: finds situations with one clearly best card in rounds of bots, and grades
//! them.

mod check;
mod grade;

use std::collections::BTreeMap;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use clap::Args;

use cards::{Generator, Seat, SeatCount, Seed, below, shuffle};
use game::Game;
use little_devils::bots::{Level, choose};
use little_devils::protocol::GradedPuzzle;
use little_devils::rules::{Match, SEATS, View};

use check::{Check, search};
use grade::grade;

/// The least number of legal cards in a puzzle.
const MIN_CHOICES: u32 = 3;

/// Options of `house puzzles`.
#[derive(Args)]
pub(super) struct Puzzles {
    /// How many puzzles of each grade for each number of players
    #[arg(long, default_value_t = 4)]
    each: usize,
    /// How many rounds to look through for each number of players, at most
    #[arg(long, default_value_t = 2_000)]
    rounds: u64,
    /// How many deals are played out in each of the two large searches
    #[arg(long, default_value_t = 10_000)]
    deals: u32,
    /// What all rounds and all chance follow from: a number or any text
    #[arg(long, default_value = "puzzles")]
    seed: Seed,
    /// Finds nothing, but searches the puzzles of this file again and prints how far ahead the best card
    /// is; the exit status is 1 unless every one agrees. Take another seed than found them
    #[arg(long)]
    check: Option<PathBuf>,
}

impl Puzzles {
    /// Writes the puzzles found, one a line, the easiest first. Reports on standard error how many
    /// of each grade there are.
    pub(super) fn run(&self) -> io::Result<()> {
        if let Some(file) = &self.check {
            return self.check_all(file);
        }
        let mut found: Vec<(usize, GradedPuzzle)> = SEATS
            .all()
            .flat_map(|seats| self.with_players(seats))
            .collect();
        // Within a grade, the numbers of players alternate.
        found.sort_by_key(|(place, graded)| (graded.grade, *place));
        let mut out = io::stdout().lock();
        for (_, graded) in &found {
            writeln!(out, "{}", graded.to_json())?;
        }
        Ok(())
    }

    /// Searches each puzzle of a file again. Prints its best card, and the devils by which it is
    /// ahead.
    fn check_all(&self, file: &Path) -> io::Result<()> {
        let mut wrong = 0;
        let mut out = io::stdout().lock();
        let text = std::fs::read_to_string(file)?;
        for (number, line) in (1..).zip(text.trim_start_matches('\u{feff}').lines()) {
            let graded = GradedPuzzle::load(line).map_err(io::Error::other)?;
            let graded =
                graded.ok_or_else(|| io::Error::other(format!("line {number}: no puzzle")))?;
            let best = graded.puzzle.best();
            let again = search(graded.puzzle.view(), self.seed.derive(number), self.deals);
            let again = again.filter(|again| again.best() == best);
            let margin = again.map_or(f64::NEG_INFINITY, |again| again.least_cost());
            writeln!(
                out,
                "{number} grade {} best {best} ahead {margin:.2}",
                graded.grade
            )?;
            wrong += u32::from(margin <= 0.0);
        }
        match wrong {
            0 => Ok(()),
            _ => Err(io::Error::other(format!("{wrong} puzzles disagree"))),
        }
    }

    /// Finds puzzles for a number of players. Pairs each with its number among those of its grade.
    fn with_players(&self, seats: SeatCount) -> Vec<(usize, GradedPuzzle)> {
        let mut counts = BTreeMap::<u8, usize>::new();
        let mut found = Vec::new();
        for round in 0..self.rounds {
            let seed = self.seed.derive(seats.get().into()).derive(round);
            let wanted = |grade: u8| counts.get(&grade).copied().unwrap_or(0) < self.each;
            let graded = self.in_round(seats, seed, wanted);
            if let Some(graded) = graded {
                let place = counts.entry(graded.grade).or_default();
                *place += 1;
                found.push((*place, graded));
            }
            let full =
                (1..=GradedPuzzle::GRADES).all(|grade| counts.get(&grade) == Some(&self.each));
            if full || round + 1 == self.rounds {
                eprintln!("{} players, {} rounds: {counts:?}", seats.get(), round + 1);
                break;
            }
        }
        found
    }

    /// The first puzzle of a round that has a wanted grade. At most one for each round, because two
    /// of the same hand would be too similar.
    fn in_round(
        &self,
        seats: SeatCount,
        seed: Seed,
        wanted: impl Fn(u8) -> bool,
    ) -> Option<GradedPuzzle> {
        let mut generator = seed.generator();
        let mut decisions = decisions(seats, seed, &mut generator);
        shuffle(&mut decisions, &mut generator);
        decisions.iter().find_map(|view| {
            let check = Check {
                seed: seed.derive(1),
                determinizations: self.deals,
            };
            let puzzle = check.by_small_searches(view)?;
            let grade = grade(&puzzle, seed.derive(2)).filter(|grade| wanted(*grade))?;
            let puzzle = check.confirm(&puzzle)?;
            Some(GradedPuzzle { grade, puzzle })
        })
    }
}

/// The decisions of the first seat in a round of random bots, all but the top level.
fn decisions(seats: SeatCount, seed: Seed, generator: &mut Generator) -> Vec<View> {
    let levels: Vec<Level> = (seats.seats())
        .map(|_| Level::ALL[below(generator, 5) as usize])
        .collect();
    let mut round = Match::new(seats, seed).deal();
    let mut decisions = Vec::new();
    let mut number = 0;
    while let Some(seat) = round.to_move() {
        let view = round.view(seat);
        let Some(card) = choose(levels[seat.index()], &view, seed.derive(number)) else {
            break;
        };
        if seat == Seat::FIRST && view.legal().len() >= MIN_CHOICES {
            decisions.push(view);
        }
        round.play_unchecked(card);
        number += 1;
    }
    decisions
}
