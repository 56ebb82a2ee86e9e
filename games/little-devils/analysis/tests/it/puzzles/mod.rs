//! Puzzles: the set is sound, the right puzzle is asked at the right time, and progress is saved.

mod questions;
mod saved;
mod schedule;
mod set;

use core::task::Poll;

use cards::{Card, Seed};
use little_devils::bots::estimates::{CardEstimates, CardEstimator};
use little_devils::bots::net::Net;
use little_devils::protocol::PuzzleId;
use little_devils::review::Mistake;
use little_devils::rules::View;
use little_devils::session::Day;
use little_devils_analysis::PuzzleDeck;

fn day(text: &str) -> Day {
    text.parse().expect("a day")
}

fn today() -> Day {
    day("2026-11-21")
}

fn estimate(view: &View, deals: u32) -> CardEstimates {
    let net = Some(Net::for_seats(view.seats()));
    let mut estimator = CardEstimator::new(view, net, Seed(99), deals).expect("their turn");
    loop {
        if let Poll::Ready(estimates) = estimator.step(u32::MAX) {
            return estimates;
        }
    }
}

/// The best card of a puzzle of the set, and one that is worse.
fn cards(number: usize) -> (Card, Card) {
    let puzzles = PuzzleDeck::default();
    let puzzle = puzzles.puzzle(PuzzleId::Set(number)).expect("a puzzle");
    let best = puzzle.best();
    let worse = puzzle.view().legal().without(best).lowest();
    (best, worse.expect("another card"))
}

/// Puzzles of the set, used as the player's own mistakes.
fn mistakes(numbers: impl IntoIterator<Item = usize>) -> Vec<Mistake> {
    let mistake = |number| Mistake {
        puzzle: PuzzleDeck::default()
            .puzzle(PuzzleId::Set(number))
            .expect("a puzzle")
            .clone(),
        played: cards(number).1,
    };
    numbers.into_iter().map(mistake).collect()
}
