//! A review in progress, and its sum.

use analysis::{ReviewBook, ReviewPart, ReviewedRound, Summary};
use game::Word;
use session::{DealReview, DecisionReview, Estimate};

use crate::made_up::word;

/// The review of a decision between two moves.
fn decision(cost: i32, margin: i32, play: i32) -> DecisionReview<Word> {
    let play = Estimate {
        value: play,
        margin,
    };
    DecisionReview {
        taken: word(1),
        best: word(if cost > 0 { 2 } else { 1 }),
        cost: Estimate {
            value: cost,
            margin,
        },
        play,
        exact: None,
    }
}

fn rounds() -> [ReviewedRound; 2] {
    let round = |number, decisions: &[usize]| ReviewedRound {
        number,
        decisions: decisions.to_vec(),
    };
    [round(1, &[0, 3]), round(2, &[7])]
}

const DEAL: DealReview = DealReview {
    luck: Estimate {
        value: 50,
        margin: 3,
    },
    result: -90,
};

#[test]
fn parts_are_computed_one_after_the_other_and_only_once() {
    let mut book = ReviewBook::default();
    assert_eq!(book.next_part(), None, "nothing is wanted");
    book.want(&rounds());
    let mut order = Vec::new();
    while let Some(part) = book.next_part() {
        assert_eq!(book.next_part(), None, "one at a time");
        order.push((part.round, part.before));
        match part.before {
            Some(3) => book.skip(),
            Some(_) => book.add_decision(decision(0, 5, 0)),
            None => book.add_deal(DEAL),
        }
    }
    let all = [
        (1, Some(0)),
        (1, Some(3)),
        (1, None),
        (2, Some(7)),
        (2, None),
    ];
    assert_eq!(order, all);
    assert_eq!(book.progress(), [5, 5]);
    assert_eq!(book.decisions().len(), 2, "one has no review");
    book.want(&rounds()[1..]);
    assert_eq!((book.progress(), book.next_part()), ([2, 2], None));
    assert_eq!(book.decisions().len(), 1, "of the second round");
}

#[test]
fn a_cancelled_part_is_computed_again() {
    let mut book = ReviewBook::default();
    book.want(&rounds());
    let first = book.next_part();
    assert_eq!(
        first,
        Some(ReviewPart {
            round: 1,
            before: Some(0)
        })
    );
    book.cancel();
    assert_eq!((book.progress(), book.next_part()), ([0, 5], first));
}

#[test]
fn luck_play_and_the_others_are_the_result() {
    let decisions = [
        decision(30, 4, -30),
        decision(80, 90, -80),
        decision(30, 0, 5),
        decision(0, 2, 10),
    ];
    let summary = Summary::new(&decisions, &[DEAL, DEAL]);
    assert_eq!(summary.costliest, Some(0), "the dearest is not clear of 0");
    assert_eq!(summary.mistakes, 2);
    assert_eq!((summary.luck.value, summary.luck.margin), (100, 4));
    assert_eq!(summary.play.value, -95);
    let parts = [summary.luck, summary.play, summary.others];
    let values = parts.map(|part| part.value);
    assert_eq!(values.iter().sum::<i32>(), summary.result);
    assert_eq!(summary.result, -180);
}
