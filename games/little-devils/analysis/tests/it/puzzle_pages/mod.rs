//! Puzzle pages: questions, answers, saved progress, and mistakes from reviews.

mod blunders;
mod questions;

use little_devils::protocol::PuzzleProgress;
use little_devils_analysis::{Analysis, Outcome};

use crate::pages::send_text;

fn act(analysis: &mut Analysis, act: &str) -> Vec<Outcome> {
    send_text(analysis, act)
}

fn saved(outcomes: &[Outcome]) -> Vec<&PuzzleProgress> {
    let saved = outcomes.iter().filter_map(|outcome| match outcome {
        Outcome::SavePuzzle(saved) => Some(saved),
        _ => None,
    });
    saved.collect()
}
