//! Bots: what each kind of them is to see.

use cards::Seed;
use game::{Game, Turn};
use michigan::bots::Policy;
use michigan::rules::{Decision, Options};
use search::Playout;

use crate::common::{dealt, kept, options, played, seat, table};

fn decision_of(policy: Policy, round: &michigan::rules::Round) -> String {
    let view = round.view(round.to_move().expect("a turn"));
    let decision = policy.choose(&view, Seed(1)).expect("a turn");
    decision.to_string()
}

#[test]
fn rules_of_thumb_lead_boodle_cards_and_suits_that_stop_at_once() {
    let none = options(false, false);
    let round = kept(&["KC 9D 3D", "2S 4S", "2H 4H"], none);
    assert_eq!(decision_of(Policy::Heuristic, &round), "KC");
    // The ace stops its suit, so its player leads again.
    let round = kept(&["AS 9D 3H 4C", "2S 4S", "2H 4H"], none);
    assert_eq!(decision_of(Policy::Heuristic, &round), "AS");
}

#[test]
fn bad_hands_are_swapped_and_good_ones_kept() {
    let none = options(false, false);
    let (bad, good) = ("2S 2C 2D 2H 3S KS", "AS AH JS QD KC AC");
    let others = ["4S 6S 8S 4C 6C", "5H 7H 9H 7D 9D"];
    for policy in [Policy::Heuristic, Policy::Expectation(200)] {
        let round = table(&[others[0], others[1], bad], none);
        assert_eq!(decision_of(policy, &round), "swap");
        let round = table(&[others[0], others[1], good], none);
        assert_eq!(decision_of(policy, &round), "keep");
        // In an auction the same hands bid and pass.
        let auction = options(true, false);
        let round = played(table(&[bad, others[0], others[1]], auction), "keep");
        assert_eq!(decision_of(policy, &round), "1");
        let round = played(table(&[good, others[0], others[1]], auction), "keep");
        assert_eq!(decision_of(policy, &round), "pass");
    }
}

#[test]
fn no_level_makes_a_mistake_against_the_rules() {
    let watch = options(false, true);
    for policy in [Policy::Careless, Policy::Heuristic] {
        let mut round = dealt(5, watch, 4);
        while let Turn::Seat(seat) = round.turn() {
            let decision = policy.choose(&round.view(seat), Seed(6));
            round.play_unchecked(decision.expect("a turn"));
        }
        assert!(!round.decisions().contains(&Decision::Hold));
        let is_wrong = |step: &_| matches!(step, michigan::rules::Step::WrongLead { .. });
        assert!(!round.steps().iter().any(is_wrong));
    }
}

#[test]
fn the_search_plays_a_winning_card() {
    // The queen takes five chips, and then the last card wins.
    let round = kept(&["9S QD", "TS JS QS KS", "2H 3H 5H"], options(false, true));
    let search = Policy::Expectation(100);
    assert_eq!(decision_of(search, &round), "QD");
    assert_eq!(round.to_move(), Some(seat(&round, 0)));
}

#[test]
fn in_the_last_deal_searches_count_the_chips_that_are_left() {
    let mut ordinary = dealt(4, Options::default(), 9);
    let mut last = michigan::rules::Round::new(ordinary.deal().as_last());
    assert!(last.view(seat(&last, 0)).is_last && !ordinary.view(seat(&last, 0)).is_last);
    while let Some(decision) = last.legal().into_iter().next() {
        assert_eq!(
            last.position().payoffs(),
            *last.position().won(),
            "only at the end"
        );
        ordinary.play_unchecked(decision);
        last.play_unchecked(decision);
    }
    let left = last.position().layout().total();
    let winner = last.position().winner().expect("a winner");
    let [before, after] = [&ordinary, &last].map(|round| round.position().payoffs());
    assert!(left > 0 && after[winner] == before[winner] + left);
    assert_eq!(
        last.payoffs(),
        ordinary.payoffs(),
        "a round's own payoffs never include them"
    );
}
