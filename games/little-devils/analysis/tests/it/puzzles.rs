//! Puzzles: the set is sound, the right puzzle is asked at the right time, and progress is saved.

use core::task::Poll;
use std::collections::BTreeSet;

use cards::{Card, Seed};
use game::Game;
use little_devils::bots::advice::{Advice, Adviser, Estimate};
use little_devils::bots::net::Net;
use little_devils::protocol::PuzzleId;
use little_devils::protocol::{GradedPuzzle, PuzzleKind, PuzzleProgress};
use little_devils::review::{LeitnerCard, Mistake, Puzzle};
use little_devils::rules::{Match, SEATS, View, view_notation};
use little_devils::session::Day;
use little_devils_analysis::PuzzleDeck;

fn day(text: &str) -> Day {
    text.parse().expect("a day")
}

fn today() -> Day {
    day("2026-11-21")
}

fn advise(view: &View, deals: u32) -> Advice {
    let net = Some(Net::for_seats(view.seats()));
    let mut adviser = Adviser::new(view, net, Seed(99), deals).expect("their turn");
    loop {
        if let Poll::Ready(advice) = adviser.step(u32::MAX) {
            return advice;
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

#[test]
fn the_set_is_large_graded_and_without_twins() {
    let all: Vec<&GradedPuzzle> = PuzzleDeck::set().collect();
    let lines = include_str!("../../src/puzzles.jsonl").lines();
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
        .map(|graded| view_notation::print(graded.puzzle.view()))
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

/// Without optimisation a search takes thirty times as long; `devils puzzles --check` does a large one.
const DEALS: u32 = if cfg!(debug_assertions) { 100 } else { 1000 };

#[test]
fn another_search_agrees_with_the_set() {
    let mut same = 0;
    for (number, graded) in (1..).zip(PuzzleDeck::set()) {
        let best = graded.puzzle.best();
        let advice = advise(graded.puzzle.view(), DEALS);
        let row = advice.row(best).expect("a legal card");
        let Estimate { mean, half_width } = row.cost;
        assert!(
            mean <= 2.0 * half_width,
            "puzzle {number}: {mean} ± {half_width} too dear"
        );
        same += usize::from(advice.best().card == best);
    }
    assert!(same * 10 >= PuzzleDeck::set().len() * 9, "{same} alike");
}

#[test]
fn a_card_returns_after_growing_pauses_until_mastered() {
    let mut leitner = LeitnerCard::new(LeitnerCard::MISTAKE, today());
    let mut days = Vec::new();
    while !leitner.is_mastered() {
        let due = leitner.due();
        assert!(leitner.is_due(due) && !leitner.is_due(due.previous().expect("a day")));
        days.push(due.to_string());
        leitner = leitner.answered(true, due);
    }
    let expected = [
        "2026-11-21",
        "2026-11-22",
        "2026-11-25",
        "2026-12-02",
        "2026-12-23",
    ];
    assert_eq!(days, expected);
    assert!(!leitner.is_due(day("2030-01-01")), "dropped when mastered");
}

#[test]
fn a_wrong_answer_restarts_the_next_day() {
    let leitner = LeitnerCard::new(LeitnerCard::MISTAKE, today()).answered(true, today());
    let tomorrow = today().plus_days(1);
    let failed = leitner.answered(false, tomorrow);
    assert_eq!((failed.streak(), failed.due()), (0, tomorrow.plus_days(1)));
    let again = failed.answered(true, failed.due());
    assert_eq!(
        (again.streak(), again.due()),
        (1, failed.due().plus_days(1))
    );
}

#[test]
fn an_answer_before_its_day_counts_for_nothing() {
    let failed = LeitnerCard::new(LeitnerCard::SET, today()).answered(false, today());
    assert_eq!(failed.answered(true, today()), failed);
    assert!(failed.answered(true, today().plus_days(1)).is_mastered());
    assert_eq!(failed.answered(false, today()), failed);
}

#[test]
fn a_clock_that_was_wrong_does_not_hide_a_puzzle() {
    let leitner = LeitnerCard::new(LeitnerCard::MISTAKE, day("2031-01-01"));
    assert!(leitner.is_due(today()));
    let answered = leitner.answered(true, today());
    assert_eq!(answered.due(), today().plus_days(1));
}

#[test]
fn own_mistakes_are_asked_first_then_the_set_from_its_beginning() {
    let mut puzzles = PuzzleDeck::default();
    let set = |number| Some(PuzzleId::Set(number));
    assert_eq!(puzzles.next(None, today()), set(1));
    puzzles.add_mistakes(mistakes([3, 7]), today());
    let first = Some(PuzzleId::Mistake(1));
    let second = Some(PuzzleId::Mistake(2));
    assert_eq!(puzzles.next(None, today()), first);
    assert_eq!(puzzles.next(first, today()), second);
    assert_eq!(
        puzzles.next(second, today()),
        first,
        "passed over, not done"
    );
    for number in [1, 2] {
        let id = PuzzleId::Mistake(number);
        let best = puzzles.puzzle(id).expect("a puzzle").best();
        assert!(puzzles.answered(id, best, today()).is_some());
    }
    assert_eq!(puzzles.next(second, today()), set(1));
    assert_eq!(puzzles.next(set(1), today()), set(2));
    let last = PuzzleDeck::set().len();
    assert_eq!(
        puzzles.next(set(last), today()),
        set(1),
        "from the end to the beginning"
    );
    assert_eq!(puzzles.next(None, today().plus_days(1)), first, "due again");
}

#[test]
fn what_is_solved_is_not_asked_again_and_what_is_missed_is_the_day_after() {
    let mut puzzles = PuzzleDeck::default();
    let (best, _) = cards(1);
    let (_, worse) = cards(2);
    let solved = puzzles
        .answered(PuzzleId::Set(1), best, today())
        .expect("kept");
    let missed = puzzles
        .answered(PuzzleId::Set(2), worse, today())
        .expect("kept");
    assert!(solved.leitner.is_mastered() && !missed.leitner.is_mastered());
    assert_eq!(puzzles.next(None, today()), Some(PuzzleId::Set(3)));
    assert_eq!(
        puzzles.next(None, today().plus_days(1)),
        Some(PuzzleId::Set(2))
    );
    assert_eq!(
        puzzles.answered(PuzzleId::Set(1), cards(1).1, today()),
        None
    );
    assert_eq!(puzzles.answered(PuzzleId::Set(9999), best, today()), None);
    let again: PuzzleDeck = puzzles.saved().collect();
    assert_eq!(again, puzzles, "what is kept is all there is");
}

#[test]
fn all_solved_leaves_nothing_to_ask() {
    let mut puzzles = PuzzleDeck::default();
    for number in 1..=PuzzleDeck::set().len() {
        let (best, _) = cards(number);
        assert!(
            puzzles
                .answered(PuzzleId::Set(number), best, today())
                .is_some()
        );
    }
    assert_eq!(puzzles.next(None, today()), None);
    assert!(puzzles.due(today()).is_empty());
}

#[test]
fn a_mistake_met_again_stays_as_far_as_it_was() {
    let mut puzzles = PuzzleDeck::default();
    assert_eq!(puzzles.add_mistakes(mistakes([4]), today()).len(), 1);
    let best = cards(4).0;
    let saved = puzzles.answered(PuzzleId::Mistake(1), best, today());
    assert!(puzzles.add_mistakes(mistakes([4]), today()).is_empty());
    assert_eq!(
        puzzles.leitner(PuzzleId::Mistake(1)),
        saved.map(|saved| saved.leitner)
    );
    assert!(
        puzzles.leitner_of(&mistakes([4])[0]).is_some()
            && puzzles.leitner_of(&mistakes([5])[0]).is_none()
    );
}

#[test]
fn at_most_a_hundred_mistakes_wait_at_a_time() {
    let some = |seed| {
        let deal = Match::new(SEATS.fewest(), Seed(seed)).deal();
        let view = deal.view(deal.to_move().expect("new"));
        let advice = advise(&view, 2);
        Mistake {
            played: advice.policy_card,
            puzzle: Puzzle::new(view, advice).expect("a choice"),
        }
    };
    let mut puzzles = PuzzleDeck::default();
    assert_eq!(
        puzzles
            .add_mistakes((0..120).map(some).collect(), today())
            .len(),
        100
    );
    assert!(puzzles.add_mistakes(vec![some(200)], today()).is_empty());
    // A mastered mistake makes room.
    let (_, mistake, _) = puzzles.mistakes().next().expect("one of them");
    let mastered = PuzzleProgress {
        leitner: LeitnerCard::from_saved(LeitnerCard::MISTAKE, LeitnerCard::MISTAKE, today())
            .expect("it can be so"),
        kind: PuzzleKind::Mistake(mistake.clone()),
    };
    assert_eq!(puzzles.is_further(&mastered), Some(true));
    puzzles.extend([mastered]);
    assert_eq!(puzzles.add_mistakes(vec![some(200)], today()).len(), 1);
}

#[test]
fn the_further_progress_of_two_browsers_counts() {
    let mut here = PuzzleDeck::default();
    let mut there = PuzzleDeck::default();
    here.add_mistakes(mistakes([4]), today());
    there.add_mistakes(mistakes([4]), today());
    let best = cards(4).0;
    let farther = there.answered(PuzzleId::Mistake(1), best, today());
    let farther = farther.expect("kept");
    let behind = here.saved().next().expect("kept");
    assert_eq!(here.is_further(&farther), Some(true));
    here.extend([farther.clone()]);
    assert_eq!(here.is_further(&farther), None, "known already");
    assert_eq!(here.is_further(&behind), None, "not back");
}

#[test]
fn saved_progress_is_read_back_unchanged() {
    let mut puzzles = PuzzleDeck::default();
    puzzles.add_mistakes(mistakes([1, 30, 60]), today());
    puzzles.answered(PuzzleId::Set(12), cards(12).1, today());
    let all: Vec<PuzzleProgress> = puzzles.saved().collect();
    assert_eq!(all.len(), 4);
    for saved in all {
        let text = saved.to_json();
        assert_eq!(PuzzleProgress::load(&text), Ok(Some(saved)));
    }
}

#[test]
fn invalid_values_are_not_a_puzzle() {
    let mut puzzles = PuzzleDeck::default();
    let saved = puzzles.add_mistakes(mistakes([1]), today());
    let good = saved[0].to_json();
    let broken = [
        ("\"version\":1", "\"version\":2"),
        ("\"goal\":5", "\"goal\":1"),
        ("\"goal\":5", "\"goal\":0"),
        ("\"right\":0", "\"right\":6"),
        ("2026-11-21", "2026-02-30"),
        ("\"cards\":[[", "\"cards\":[[99,1,1,1,1,1],["),
        ("\"position\":\"3", "\"position\":\"7"),
        ("\"position\":\"3 0", "\"position\":\"3 1"),
    ];
    for (from, to) in broken {
        assert!(good.contains(from), "{from} in {good}");
        assert_eq!(
            PuzzleProgress::load(&good.replace(from, to)),
            Ok(None),
            "{to}"
        );
    }
    for text in ["", "{}", "[]", "null", "{\"version\":1}"] {
        assert!(PuzzleProgress::load(text).is_err(), "{text}");
        assert!(GradedPuzzle::load(text).is_err(), "{text}");
    }
    let graded = PuzzleDeck::set().next().expect("a puzzle").to_json();
    for (from, to) in [
        ("\"grade\":1", "\"grade\":0"),
        ("\"grade\":1", "\"grade\":6"),
    ] {
        assert_eq!(GradedPuzzle::load(&graded.replace(from, to)), Ok(None));
    }
}

#[test]
fn a_played_card_that_was_not_legal_is_no_mistake() {
    let saved = PuzzleProgress {
        leitner: LeitnerCard::new(LeitnerCard::MISTAKE, today()),
        kind: PuzzleKind::Mistake(Mistake {
            played: Card::LOWEST,
            ..mistakes([2]).remove(0)
        }),
    };
    assert_eq!(PuzzleProgress::load(&saved.to_json()), Ok(None));
}

#[test]
fn a_puzzle_needs_a_row_for_each_legal_card() {
    let graded = PuzzleDeck::set().next().expect("a puzzle");
    let mut advice = graded.puzzle.advice().clone();
    let view = graded.puzzle.view().clone();
    assert!(Puzzle::new(view.clone(), advice.clone()).is_some());
    advice.rows.pop();
    assert_eq!(Puzzle::new(view, advice), None);
}
