//! Saved progress: read back unchanged, joined with that of another browser, and refused when invalid.

use cards::Card;
use little_devils::protocol::PuzzleId;
use little_devils::protocol::{GradedPuzzle, PuzzleKind, PuzzleProgress};
use little_devils::review::{LeitnerCard, Mistake};
use little_devils_analysis::PuzzleDeck;

use super::{cards, mistakes, today};

#[test]
fn of_two_browsers_the_further_progress_counts() {
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
fn a_mistake_with_an_illegal_card_is_refused() {
    let saved = PuzzleProgress {
        leitner: LeitnerCard::new(LeitnerCard::MISTAKE, today()),
        kind: PuzzleKind::Mistake(Mistake {
            played: Card::LOWEST,
            ..mistakes([2]).remove(0)
        }),
    };
    assert_eq!(PuzzleProgress::load(&saved.to_json()), Ok(None));
}
