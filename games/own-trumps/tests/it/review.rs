//! Reviews of decisions and deals.

use cards::Seed;
use game::Game;
use own_trumps::bots::levels;
use own_trumps::rules::{Options, Round};
use own_trumps::session::RatedDecision;
use session::{ExactResult, TableBots};

use crate::common::{after, dealt, mixed, seat, setup};

/// The first ending of two players in which a decision throws the win away, with all decisions rated.
fn thrown_away() -> (Round, Vec<RatedDecision>) {
    for seed in 1.. {
        let mut round = dealt(2, Options::default(), seed);
        let mut generator = Seed(seed).generator();
        while let Some(decision) = mixed(&round, seed, &mut generator) {
            let left = round.position().hands().as_slice().iter();
            if round.legal().len() > 1 && left.map(|hand| hand.len()).sum::<u32>() < 8 {
                let view = round.view(round.to_move().expect("a turn"));
                let rated = Round::rate_moves(&view, Seed(1));
                let is_exact = rated.iter().all(|one| one.margin == 0);
                if is_exact && rated[0].value == 100 && rated[rated.len() - 1].value == -100 {
                    return (round, rated);
                }
            }
            round.play_unchecked(decision);
        }
    }
    unreachable!("there is such an ending")
}

#[test]
fn in_a_solved_ending_the_cost_is_exact() {
    let (round, rated) = thrown_away();
    let view = round.view(round.to_move().expect("a turn"));
    for one in &rated {
        let review = Round::review(&view, one.mv, Seed(2)).expect("a legal decision");
        let lost = one.value < 100;
        assert_eq!(review.is_mistake(), lost, "{review:?}");
        assert_eq!(
            (review.cost.value, review.cost.margin),
            (50 * (100 - one.value), 0)
        );
        let exact = review.exact.expect("both are known");
        assert_eq!(exact[0], ExactResult::Win);
        assert_eq!(exact[1] == ExactResult::Win, !lost);
        assert_eq!(review.best == one.mv, !lost);
    }
}

#[test]
fn getting_rid_of_the_low_card_first_wins() {
    let round = after(&setup("SH", false, &["6C AS", ""], ""));
    let view = round.view(seat(0));
    let review = |text: &str| {
        let decision = crate::common::decision(text);
        Round::review(&view, decision, Seed(1)).expect("legal")
    };
    assert!(!review("6C").is_mistake());
    let wrong = review("AS");
    assert_eq!(wrong.best, crate::common::decision("6C"));
    assert!(wrong.is_mistake(), "{wrong:?}");
}

#[test]
fn a_round_counts_fifty_points_for_its_winner_of_two() {
    let start = dealt(2, Options::default(), 3);
    let mut end = start;
    while let Some(seat) = end.to_move() {
        let decision = Round::choose(levels::WOLF, &end.view(seat), Seed(1));
        end.play_unchecked(decision.expect("a decision"));
    }
    for (seat, payoff) in end.payoffs().expect("it is over").iter() {
        let review = Round::review_deal(&start, &end, seat, Seed(1)).expect("it is over");
        assert_eq!(review.result, 5_000 * payoff);
        assert!(review.luck.value.abs() <= 5_000 && review.luck.margin < 300);
    }
}
