//! The set of puzzles: graded, without twins, each with one clearly best card.

use std::collections::BTreeSet;

use cards::Card;
use little_devils::bots::estimates::Estimate;
use little_devils::protocol::GradedPuzzle;
use little_devils::review::Puzzle;
use little_devils::rules::{SEATS, notation};
use little_devils_analysis::PuzzleDeck;

use super::estimate;

#[test]
fn the_set_is_large_graded_and_without_duplicates() {
    let all: Vec<&GradedPuzzle> = PuzzleDeck::set().collect();
    let lines = include_str!("../../../src/puzzles.jsonl").lines();
    assert_eq!(all.len(), lines.count(), "every line is a puzzle");
    assert!(all.len() >= 60, "{}", all.len());
    assert!(all.is_sorted_by_key(|graded| graded.grade), "easiest first");
    for grade in 1..=GradedPuzzle::GRADES {
        let of_grade = || all.iter().filter(|graded| graded.grade == grade);
        assert!(of_grade().count() >= 12, "grade {grade}");
        for seats in SEATS.all() {
            let seats_of = |graded: &&&GradedPuzzle| graded.puzzle.view().seats();
            let some = of_grade().any(|graded| seats_of(&graded) == seats);
            assert!(some, "grade {grade} for {seats:?}");
        }
    }
    let hands: BTreeSet<String> = all
        .iter()
        .map(|graded| notation::print_view(graded.puzzle.view()))
        .collect();
    assert_eq!(hands.len(), all.len(), "no puzzle twice");
}

#[test]
fn every_puzzle_of_the_set_has_one_clearly_best_card() {
    for (number, graded) in (1..).zip(PuzzleDeck::set()) {
        let puzzle = &graded.puzzle;
        let legal = puzzle.view().legal();
        assert!(legal.len() >= 3, "puzzle {number}: a choice of three");
        assert!(puzzle.least_cost() >= 1.0, "puzzle {number}");
        let solving: Vec<Card> = legal
            .iter()
            .filter(|card| puzzle.is_solved_by(*card))
            .collect();
        assert_eq!(solving, [puzzle.best()], "puzzle {number}");
        // The position gives the same line again.
        let again = GradedPuzzle::load(&graded.to_json()).expect("JSON");
        assert_eq!(again.as_ref(), Some(graded), "puzzle {number}");
    }
}

/// Without optimisation a search takes thirty times as long; `house puzzles --check` does a large one.
const DEALS: u32 = if cfg!(debug_assertions) { 100 } else { 1000 };

#[test]
fn another_search_agrees_with_the_set() {
    let mut same = 0;
    for (number, graded) in (1..).zip(PuzzleDeck::set()) {
        let best = graded.puzzle.best();
        let estimates = estimate(graded.puzzle.view(), DEALS);
        let row = estimates.row(best).expect("a legal card");
        let Estimate { mean, half_width } = row.cost;
        assert!(
            mean <= 2.0 * half_width,
            "puzzle {number}: {mean} ± {half_width} too dear"
        );
        same += usize::from(estimates.best().card == best);
    }
    assert!(same * 10 >= PuzzleDeck::set().len() * 9, "{same} alike");
}

#[test]
fn a_puzzle_needs_a_row_for_each_legal_card() {
    let graded = PuzzleDeck::set().next().expect("a puzzle");
    let mut estimates = graded.puzzle.estimates().clone();
    let view = graded.puzzle.view().clone();
    assert!(Puzzle::new(view.clone(), estimates.clone()).is_some());
    estimates.rows.pop();
    assert_eq!(Puzzle::new(view, estimates), None);
}
