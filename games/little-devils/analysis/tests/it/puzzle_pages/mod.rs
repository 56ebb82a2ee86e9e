//! Puzzle pages: questions, answers, saved progress, and mistakes from reviews.

mod blunders;
mod questions;

use little_devils::protocol::{PuzzleProgress, ToAnalysis};
use little_devils_analysis::{Analysis, Outcome};

fn act(analysis: &mut Analysis, act: &str) -> Vec<Outcome> {
    analysis.receive(ToAnalysis::Action(act.into()))
}

fn saved(outcomes: &[Outcome]) -> Vec<&PuzzleProgress> {
    let saved = outcomes.iter().filter_map(|outcome| match outcome {
        Outcome::SavePuzzle(saved) => Some(saved),
        _ => None,
    });
    saved.collect()
}
