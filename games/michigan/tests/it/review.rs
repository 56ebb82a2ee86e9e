//! Reviews of decisions and deals.

use analysis::{reviewed_people, reviewed_rounds};
use cards::Seed;
use game::{Game, Match as _};
use michigan::bots::Policy;
use michigan::rules::{Decision, Round};
use session::TableBots;

use crate::common::{dealt, options, table as dealt_hands};
use crate::tables::{advance, open, options as players, table};

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
fn a_decision_is_judged_by_the_view_and_the_seed_alone() {
    let round = dealt(4, options(true, false), 7);
    let view = round.view(round.to_move().expect("the dealer"));
    for mv in round.legal().into_iter().take(3) {
        let review = Round::review(&view, mv, Seed(1));
        assert!(review.is_some_and(|review| review.taken == mv));
        assert_eq!(review, Round::review(&view, mv, Seed(1)));
    }
    assert_eq!(Round::review(&view, Decision::Hold, Seed(1)), None);
}

#[test]
fn a_finished_deal_has_luck_and_a_result() {
    let mut session = open(players(4, options(false, false), 2));
    while table(&session).record().rounds().len() < 2 {
        assert!(advance(&mut session, Policy::Heuristic));
    }
    let record = table(&session).record();
    let seat = reviewed_people(&record).next().expect("a person");
    let rounds = reviewed_rounds(&record, seat);
    assert_eq!(rounds.len(), 1, "the second is not over");
    assert!(!rounds[0].decisions.is_empty());
    let (before, end) = record.rounds().swap_remove(0);
    let start = before.deal();
    let review = Round::review_deal(&start, &end, seat, Seed(1)).expect("it is over");
    let won = end.position().won();
    let mean = f64::from(won.as_slice().iter().sum::<i32>()) / 4.0;
    assert!((f64::from(review.result) - 100.0 * (f64::from(won[seat]) - mean)).abs() < 1.0);
    assert!(review.luck.margin < 200, "{review:?}");
    assert_eq!(Round::review_deal(&start, &start, seat, Seed(1)), None);
}
