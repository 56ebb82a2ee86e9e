//! Costs: exact where nothing is random, covered by their intervals, and clear only for mistakes.

use analysis::{CandidateMoves, Comparison};
use cards::{Card, Seed};
use search::RandomPolicy;
use session::{DecisionReview, Estimate};

use crate::toy_bets::{BAD, EVEN, SAFE, SIX, Unseen, bet};

/// Reviews a bet, in hundredths of a chip.
fn review(taken: i64, baseline: i64, candidates: &[i64], seed: u64) -> DecisionReview<Card> {
    let comparison = Comparison {
        decision: &Unseen,
        policy: &RandomPolicy,
        hundredths: 100.0,
        seed: Seed(seed),
    };
    let moves = CandidateMoves {
        taken: bet(taken),
        baseline: bet(baseline),
        candidates: candidates.iter().map(|number| bet(*number)).collect(),
    };
    comparison.review(&moves, 400)
}

#[test]
fn differences_are_measured_in_the_same_states() {
    let review = review(BAD, SAFE, &[SAFE, BAD], 1);
    assert_eq!(review.best, bet(SAFE));
    assert_eq!(review.cost, Estimate::exact(200), "the die changes nothing");
    assert_eq!(review.play, Estimate::exact(-200));
    assert!(review.is_mistake());
}

#[test]
fn intervals_cover_the_true_cost() {
    let covers = |seed| {
        let review = review(SAFE, BAD, &[SAFE, SIX, BAD, EVEN], seed);
        let Estimate { value, margin } = review.cost;
        review.best == bet(SIX) && (value - 100).abs() <= margin
    };
    let covered = (0..400).filter(|seed| covers(*seed)).count();
    assert!(covered >= 368, "{covered} of 400 intervals of 95 %");
}

#[test]
fn the_best_move_costs_nothing() {
    for seed in 0..50 {
        let review = review(SIX, SIX, &[SAFE, SIX, BAD], seed);
        assert_eq!((review.best, review.cost), (bet(SIX), Estimate::default()));
        assert!(!review.is_mistake());
    }
}

#[test]
fn equal_moves_are_seldom_called_mistakes() {
    let mistakes = (0..400).filter(|seed| review(SAFE, SAFE, &[SAFE, EVEN], *seed).is_mistake());
    let mistakes = mistakes.count();
    assert!(mistakes <= 18, "{mistakes} of 400 at 2.5 % at most");
}

#[test]
fn the_same_seed_gives_the_same_review() {
    let all = |seed| review(EVEN, SAFE, &[SAFE, SIX], seed);
    assert_eq!(all(3), all(3));
    assert_ne!(all(3), all(4));
}
