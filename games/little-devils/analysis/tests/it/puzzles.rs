//! Puzzles: the set is sound, what is asked when, and what is kept of it.

use core::task::Poll;
use std::collections::BTreeSet;

use cards::{Card, SeatCount, Seed};
use game::Game;
use little_devils::bots::advice::{Advice, Adviser, Estimate};
use little_devils::bots::net::Net;
use little_devils::protocol::{GradedPuzzle, KeptPuzzle, PuzzleKind};
use little_devils::review::{LeitnerCard, Mistake, Puzzle};
use little_devils::rules::{Match, View, view_notation};
use little_devils::session::Day;
use little_devils_analysis::{PuzzleDeck, PuzzleId};

fn day(text: &str) -> Day {
    text.parse().expect("a day")
}

fn today() -> Day {
    day("2026-11-21")
}

fn advise(view: &View, deals: u32) -> Advice {
    let net = Some(Net::of(view.seats()));
    let mut adviser = Adviser::new(view, net, Seed(99), deals).expect("their turn");
    loop {
        if let Poll::Ready(advice) = adviser.step(u32::MAX) {
            return advice;
        }
    }
}

/// The best card of a puzzle of the set, and one that is worse.
fn cards(number: usize) -> (Card, Card) {
    let trainer = PuzzleDeck::default();
    let puzzle = trainer.puzzle(PuzzleId::Set(number)).expect("a puzzle");
    let best = puzzle.best();
    let worse = puzzle.view().legal().without(best).lowest();
    (best, worse.expect("another card"))
}

/// Puzzles of the set, taken for mistakes of one's own.
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
        for seats in SeatCount::all() {
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
        assert!(puzzle.margin() >= 1.0, "puzzle {number}");
        let solving: Vec<Card> = legal
            .iter()
            .filter(|card| puzzle.is_solved_by(*card))
            .collect();
        assert_eq!(solving, [puzzle.best()], "puzzle {number}");
        // What the line says is what its own position gives again.
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
        let Estimate { mean, half } = row.dearer;
        assert!(
            mean <= 2.0 * half,
            "puzzle {number}: {mean} ± {half} too dear"
        );
        same += usize::from(advice.best().card == best);
    }
    assert!(same * 10 >= PuzzleDeck::set().len() * 9, "{same} alike");
}

#[test]
fn a_drill_comes_again_after_ever_longer_pauses_until_it_is_mastered() {
    let mut drill = LeitnerCard::new(LeitnerCard::MISTAKE, today());
    let mut days = Vec::new();
    while !drill.is_mastered() {
        let due = drill.due();
        assert!(drill.is_due(due) && !drill.is_due(due.previous().expect("a day")));
        days.push(due.to_string());
        drill = drill.answered(true, due);
    }
    let expected = [
        "2026-11-21",
        "2026-11-22",
        "2026-11-25",
        "2026-12-02",
        "2026-12-23",
    ];
    assert_eq!(days, expected);
    assert!(!drill.is_due(day("2030-01-01")), "dropped when mastered");
}

#[test]
fn a_wrong_answer_begins_anew_on_the_next_day() {
    let drill = LeitnerCard::new(LeitnerCard::MISTAKE, today()).answered(true, today());
    let tomorrow = today().plus_days(1);
    let failed = drill.answered(false, tomorrow);
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
    let drill = LeitnerCard::new(LeitnerCard::MISTAKE, day("2031-01-01"));
    assert!(drill.is_due(today()));
    let answered = drill.answered(true, today());
    assert_eq!(answered.due(), today().plus_days(1));
}

#[test]
fn own_mistakes_are_asked_first_then_the_set_from_its_beginning() {
    let mut trainer = PuzzleDeck::default();
    let set = |number| Some(PuzzleId::Set(number));
    assert_eq!(trainer.next(None, today()), set(1));
    trainer.learn(mistakes([3, 7]), today());
    let first = Some(PuzzleId::Mistake(1));
    let second = Some(PuzzleId::Mistake(2));
    assert_eq!(trainer.next(None, today()), first);
    assert_eq!(trainer.next(first, today()), second);
    assert_eq!(
        trainer.next(second, today()),
        first,
        "passed over, not done"
    );
    for number in [1, 2] {
        let id = PuzzleId::Mistake(number);
        let best = trainer.puzzle(id).expect("a puzzle").best();
        assert!(trainer.answered(id, best, today()).is_some());
    }
    assert_eq!(trainer.next(second, today()), set(1));
    assert_eq!(trainer.next(set(1), today()), set(2));
    let last = PuzzleDeck::set().len();
    assert_eq!(
        trainer.next(set(last), today()),
        set(1),
        "from the end to the beginning"
    );
    assert_eq!(trainer.next(None, today().plus_days(1)), first, "due again");
}

#[test]
fn what_is_solved_is_not_asked_again_and_what_is_missed_is_the_day_after() {
    let mut trainer = PuzzleDeck::default();
    let (best, _) = cards(1);
    let (_, worse) = cards(2);
    let solved = trainer
        .answered(PuzzleId::Set(1), best, today())
        .expect("kept");
    let missed = trainer
        .answered(PuzzleId::Set(2), worse, today())
        .expect("kept");
    assert!(solved.drill.is_mastered() && !missed.drill.is_mastered());
    assert_eq!(trainer.next(None, today()), Some(PuzzleId::Set(3)));
    assert_eq!(
        trainer.next(None, today().plus_days(1)),
        Some(PuzzleId::Set(2))
    );
    assert_eq!(
        trainer.answered(PuzzleId::Set(1), cards(1).1, today()),
        None
    );
    assert_eq!(trainer.answered(PuzzleId::Set(9999), best, today()), None);
    let again: PuzzleDeck = trainer.kept().collect();
    assert_eq!(again, trainer, "what is kept is all there is");
}

#[test]
fn all_solved_leaves_nothing_to_ask() {
    let mut trainer = PuzzleDeck::default();
    for number in 1..=PuzzleDeck::set().len() {
        let (best, _) = cards(number);
        assert!(
            trainer
                .answered(PuzzleId::Set(number), best, today())
                .is_some()
        );
    }
    assert_eq!(trainer.next(None, today()), None);
    assert!(trainer.due(today()).is_empty());
}

#[test]
fn a_mistake_met_again_stays_as_far_as_it_was() {
    let mut trainer = PuzzleDeck::default();
    assert_eq!(trainer.learn(mistakes([4]), today()).len(), 1);
    let best = cards(4).0;
    let kept = trainer.answered(PuzzleId::Mistake(1), best, today());
    assert!(trainer.learn(mistakes([4]), today()).is_empty());
    assert_eq!(
        trainer.drill(PuzzleId::Mistake(1)),
        kept.map(|kept| kept.drill)
    );
    assert!(
        trainer.drill_of(&mistakes([4])[0]).is_some()
            && trainer.drill_of(&mistakes([5])[0]).is_none()
    );
}

#[test]
fn at_most_a_hundred_mistakes_wait_at_a_time() {
    let some = |seed| {
        let deal = Match::new(SeatCount::MIN, Seed(seed)).deal();
        let view = deal.view(deal.to_move().expect("new"));
        let advice = advise(&view, 2);
        Mistake {
            played: advice.usual,
            puzzle: Puzzle::new(view, advice).expect("a choice"),
        }
    };
    let mut trainer = PuzzleDeck::default();
    assert_eq!(
        trainer.learn((0..120).map(some).collect(), today()).len(),
        100
    );
    assert!(trainer.learn(vec![some(200)], today()).is_empty());
    // One that is mastered makes room.
    let (_, mistake, _) = trainer.mistakes().next().expect("one of them");
    let mastered = KeptPuzzle {
        drill: LeitnerCard::from_saved(LeitnerCard::MISTAKE, LeitnerCard::MISTAKE, today())
            .expect("it can be so"),
        about: PuzzleKind::Mistake(mistake.clone()),
    };
    assert_eq!(trainer.is_farther(&mastered), Some(true));
    trainer.extend([mastered]);
    assert_eq!(trainer.learn(vec![some(200)], today()).len(), 1);
}

#[test]
fn of_two_browsers_the_farther_one_counts() {
    let mut here = PuzzleDeck::default();
    let mut there = PuzzleDeck::default();
    here.learn(mistakes([4]), today());
    there.learn(mistakes([4]), today());
    let best = cards(4).0;
    let farther = there.answered(PuzzleId::Mistake(1), best, today());
    let farther = farther.expect("kept");
    let behind = here.kept().next().expect("kept");
    assert_eq!(here.is_farther(&farther), Some(true));
    here.extend([farther.clone()]);
    assert_eq!(here.is_farther(&farther), None, "known already");
    assert_eq!(here.is_farther(&behind), None, "not back");
}

#[test]
fn what_is_kept_of_a_puzzle_is_read_again_as_it_was() {
    let mut trainer = PuzzleDeck::default();
    trainer.learn(mistakes([1, 30, 60]), today());
    trainer.answered(PuzzleId::Set(12), cards(12).1, today());
    let all: Vec<KeptPuzzle> = trainer.kept().collect();
    assert_eq!(all.len(), 4);
    for kept in all {
        let text = kept.to_json();
        assert_eq!(KeptPuzzle::load(&text), Ok(Some(kept)));
    }
}

#[test]
fn what_makes_no_sense_is_no_puzzle() {
    let mut trainer = PuzzleDeck::default();
    let kept = trainer.learn(mistakes([1]), today());
    let good = kept[0].to_json();
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
        assert_eq!(KeptPuzzle::load(&good.replace(from, to)), Ok(None), "{to}");
    }
    for text in ["", "{}", "[]", "null", "{\"version\":1}"] {
        assert!(KeptPuzzle::load(text).is_err(), "{text}");
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
    let kept = KeptPuzzle {
        drill: LeitnerCard::new(LeitnerCard::MISTAKE, today()),
        about: PuzzleKind::Mistake(Mistake {
            played: Card::LOWEST,
            ..mistakes([2]).remove(0)
        }),
    };
    assert_eq!(KeptPuzzle::load(&kept.to_json()), Ok(None));
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
