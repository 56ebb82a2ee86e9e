//! Rule 8: when a long round is drawn.

use cards::Seed;
use game::Game;
use game::conformance::random_move;
use own_trumps::rules::{Decision, Ending, MAX_DECISIONS, Options, Round};

use crate::common::dealt;

fn ending(round: &Round) -> Option<Ending> {
    round.position().table().ending
}

/// Plays `balanced` decisions that keep both hands at the same size, then random ones to the end.
fn long_round(seed: u64, balanced: u16) -> Round {
    let mut generator = Seed(seed).generator();
    let may_take = Options {
        may_take: true,
        ..Options::default()
    };
    let mut round = dealt(2, may_take, seed);
    while let Some(seat) = round.to_move() {
        let is_balanced = round.position().table().decisions < balanced;
        let takes = round.legal().take && round.position().hands()[seat].len() <= 18;
        let next = if is_balanced && takes {
            Some(Decision::Take)
        } else {
            random_move(&round, &mut generator)
        };
        round.play_unchecked(next.expect("a decision"));
    }
    round
}

#[test]
fn the_thousandth_decision_draws_if_it_does_not_end_the_round() {
    let round = long_round(1, MAX_DECISIONS);
    assert_eq!(ending(&round), Some(Ending::LimitReached));
    assert_eq!(round.position().table().decisions, 1000);
    assert_eq!(
        round.payoffs().map(|all| all.as_slice().to_vec()),
        Some(vec![0, 0])
    );
    assert!(round.legal().is_empty());
    let refused = round.check(Decision::Take).expect_err("it is over");
    assert_eq!(refused.to_string(), "the deal is over");
}

#[test]
fn the_limit_may_come_between_a_beating_card_and_its_second_card() {
    let between = |round: &Round| {
        round.position().table().is_second && ending(round) == Some(Ending::LimitReached)
    };
    let rounds = (0..50).map(|seed| long_round(seed, MAX_DECISIONS));
    let found = rounds.filter(between).count();
    assert!(found > 0, "no round of 50 ends between two cards");
}

#[test]
fn a_thousandth_decision_that_ends_the_round_counts_as_its_end() {
    let mut rounds = (0..3000).map(|seed| long_round(seed, 800));
    let at_limit = |round: &Round| round.position().table().decisions == MAX_DECISIONS;
    let natural =
        rounds.find(|round| at_limit(round) && ending(round) != Some(Ending::LimitReached));
    let round = natural.expect("some round ends by itself with decision 1000");
    let left = round.position().hands().iter();
    assert_eq!(left.filter(|(_, hand)| !hand.is_empty()).count(), 1);
}
