//! The order of questions: own mistakes first, then the set.

use cards::Seed;
use game::Game;
use little_devils::protocol::PuzzleId;
use little_devils::protocol::{PuzzleKind, PuzzleProgress};
use little_devils::review::{LeitnerCard, Mistake, Puzzle};
use little_devils::rules::{Match, SEATS};
use little_devils_analysis::PuzzleDeck;

use super::{cards, estimate, mistakes, today};

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
fn a_solved_puzzle_is_not_asked_again_and_a_missed_one_is_asked_the_next_day() {
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
fn when_all_puzzles_are_solved_none_is_asked() {
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
fn a_repeated_mistake_keeps_its_progress() {
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
        let estimates = estimate(&view, 2);
        Mistake {
            played: estimates.policy_card,
            puzzle: Puzzle::new(view, estimates).expect("a choice"),
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
