//! Reviews of decisions and deals.

use analysis::{reviewed_people, reviewed_rounds};
use cards::Seed;
use game::Game;
use own_trumps::bots::Level;
use own_trumps::rules::{Decision, Options, Round};
use own_trumps::session::{MatchRecord, RatedDecision};
use session::{ExactResult, TableBots, TableGame};

use crate::common::{after, dealt, mixed, seat, setup};
use crate::tables::{against, typed};

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
fn a_decision_is_judged_by_the_view_and_the_seed_alone() {
    let round = dealt(3, Options::default(), 5);
    let view = round.view(round.to_move().expect("a turn"));
    let taken = round.legal().into_iter().last().expect("a decision");
    let review = Round::review(&view, taken, Seed(1)).expect("legal");
    assert_eq!(Round::review(&view, taken, Seed(1)), Some(review));
    assert_eq!(review.exact, None, "with three players nothing is known");
    assert!(review.cost.value >= 0 && review.play.margin > 0);
    assert_eq!(Round::review(&view, Decision::Take, Seed(1)), None);
    let other = round.view(round.seats().left_of(view.me()));
    assert_eq!(
        Round::review(&other, taken, Seed(1)),
        None,
        "not their turn"
    );
}

#[test]
fn finished_rounds_have_decisions_and_luck() {
    let mut record = MatchRecord::new(against(&[Level::Wolf], "deals=3", 3));
    while !record.is_over() {
        record.next_round();
        let typed = typed(&record);
        let seat = typed.round().to_move().expect("a turn");
        let decision = Round::choose(
            Level::Wolf.into(),
            &typed.view(seat),
            record.decision_seed(),
        );
        let word = Round::word(decision.expect("a decision"));
        record.play(word).expect("legal");
    }
    let seat = reviewed_people(&record).next().expect("a person");
    let rounds = reviewed_rounds(&record, seat);
    assert_eq!(
        rounds.iter().map(|round| round.number).collect::<Vec<_>>(),
        [1, 2, 3]
    );
    let decisions: Vec<usize> = rounds
        .iter()
        .flat_map(|round| round.decisions.clone())
        .collect();
    assert!(decisions.is_sorted() && decisions.len() > 4);
    for before in &decisions {
        let then = record.back_to(*before).expect("shorter");
        let round = typed(&then).round();
        assert_eq!(round.to_move(), Some(seat));
        assert!(round.legal().len() > 1);
    }
    for (state, end) in typed(&record).rounds() {
        let start = state.deal();
        let review = Round::review_deal(&start, &end, seat, Seed(1)).expect("it is over");
        assert!(
            review.luck.value.abs() <= 5_000 && review.luck.margin < 300,
            "{review:?}"
        );
        let payoff = end.payoffs().expect("it is over")[seat];
        assert_eq!(review.result, 5_000 * payoff);
        assert_eq!(Round::review_deal(&start, &start, seat, Seed(1)), None);
    }
}
