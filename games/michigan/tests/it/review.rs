//! Reviews of decisions and deals.

use cards::Seed;
use game::Game;
use michigan::bots::Policy;
use michigan::rules::{Decision, Round};
use session::TableBots;

use crate::common::{dealt, options, table as dealt_hands};

#[test]
fn giving_away_the_best_hand_is_a_clear_mistake() {
    // The dealer has all aces and all boodle cards.
    let hands = [
        "2S 3D 4C 5H 6D 7S",
        "2H 3S 4D 5C 6H 7D",
        "AS AH AD AC JS QD KC",
    ];
    let round = dealt_hands(&hands, options(false, false));
    let view = round.view(round.to_move().expect("the dealer"));
    let swap = Round::review(&view, Decision::Swap, Seed(1)).expect("legal");
    assert_eq!(swap.best, Decision::Keep);
    assert!(swap.is_mistake() && swap.cost.value > 300, "{swap:?}");
    let keep = Round::review(&view, Decision::Keep, Seed(1)).expect("legal");
    assert_eq!((keep.best, keep.cost.value), (Decision::Keep, 0));
    assert_eq!(keep.play.value, 0, "a bot keeps it too");
}

#[test]
fn costs_by_other_samples_are_within_the_margins() {
    let round = dealt(4, options(false, false), 7);
    let view = round.view(round.to_move().expect("the dealer"));
    for mv in [Decision::Swap, Decision::Keep] {
        let costs = (0..6).filter_map(|seed| Round::review(&view, mv, Seed(seed)));
        let costs: Vec<_> = costs.filter(session::DecisionReview::is_mistake).collect();
        for one in &costs {
            let apart = (one.cost.value - costs[0].cost.value).abs();
            assert!(apart <= 2 * one.cost.margin, "{costs:?}");
        }
        assert!(costs.is_empty() || costs.len() == 6, "{costs:?}");
    }
}

#[test]
fn a_result_is_the_chips_above_the_average_in_hundredths() {
    let start = dealt(4, options(false, false), 2);
    let mut end = start.clone();
    while let Some(seat) = end.to_move() {
        let decision = Policy::Heuristic.choose(&end.view(seat), Seed(1));
        end.play_unchecked(decision.expect("a turn"));
    }
    let won = end.position().won();
    let mean = f64::from(won.as_slice().iter().sum::<i32>()) / 4.0;
    for (seat, won) in won.iter() {
        let review = Round::review_deal(&start, &end, seat, Seed(1)).expect("it is over");
        assert!((f64::from(review.result) - 100.0 * (f64::from(*won) - mean)).abs() < 1.0);
        assert!(review.luck.margin < 200, "{review:?}");
    }
}
