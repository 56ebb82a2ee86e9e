//! The solver of two players, against a second one that labels all positions backwards from the ends.

use std::collections::HashMap;

use game::Game;
use game::conformance::ReferenceRules;
use own_trumps::bots::solver::{Outcome, solve};
use own_trumps::rules::{Decision, Options, Round, Setup};

use crate::common::{after, dealt, mixed, setup};
use crate::naive::Naive;

/// Positions of a complete graph, at most.
const MAX: usize = 1_000;

/// The place of a position in a graph: hands, pile, turn and stage.
type Key = (Vec<Vec<String>>, Vec<String>, usize, bool);

fn key(naive: &Naive) -> Key {
    let mut hands = naive.hands.clone();
    for hand in &mut hands {
        hand.sort();
    }
    (hands, naive.pile.clone(), naive.turn, naive.must_put_second)
}

/// The result for the player to move by backward labels: what is neither won nor lost is drawn. `None` if
/// too many positions can be reached.
fn label(root: &Naive) -> Option<Outcome> {
    let mut numbers = HashMap::from([(key(root), 0)]);
    let mut states = vec![root.clone()];
    let mut children: Vec<Vec<usize>> = Vec::new();
    while let Some(state) = states.get(children.len()).cloned() {
        let after = state.legal().into_iter().map(|decision| {
            let mut after = state.clone();
            after.play(&decision);
            after.decisions = 0;
            *numbers.entry(key(&after)).or_insert_with(|| {
                states.push(after);
                states.len() - 1
            })
        });
        let after = after.collect();
        children.push(after);
        if states.len() > MAX {
            return None;
        }
    }
    // The loser of each position, as far as it is known.
    let mut loser: Vec<Option<usize>> = states.iter().map(|state| state.loser).collect();
    loop {
        let mut has_changed = false;
        for (at, state) in states.iter().enumerate() {
            if state.over || loser[at].is_some() {
                continue;
            }
            let losers: Vec<Option<usize>> =
                children[at].iter().map(|child| loser[*child]).collect();
            let (me, other) = (state.turn, 1 - state.turn);
            if losers.contains(&Some(other)) {
                loser[at] = Some(other);
            } else if losers.iter().all(|loser| *loser == Some(me)) {
                loser[at] = Some(me);
            }
            has_changed |= loser[at].is_some();
        }
        if !has_changed {
            break;
        }
    }
    Some(match loser[0] {
        None => Outcome::Draw,
        Some(loser) if loser == root.turn => Outcome::Loss,
        Some(_) => Outcome::Win,
    })
}

/// A round and its decisions, by rules and chance.
fn played(seed: u64, options: Options) -> (Round, Vec<Decision>) {
    let start = dealt(2, options, seed);
    let (mut round, mut decisions) = (start, Vec::new());
    let mut generator = cards::Seed(seed).generator();
    while let Some(decision) = mixed(&round, seed, &mut generator) {
        round.play_unchecked(decision);
        decisions.push(decision);
    }
    (start, decisions)
}

#[test]
fn results_are_those_of_backward_labels() {
    let mut found = HashMap::new();
    for seed in 1..60 {
        let options = Options {
            may_take: seed % 3 == 0,
            ..Options::default()
        };
        let (start, decisions) = played(seed, options);
        for back in [2, 5, 8, 12] {
            let Some(before) = decisions.len().checked_sub(back) else {
                continue;
            };
            let mut naive = crate::naive_agrees::naive(&start);
            for decision in &decisions[..before] {
                naive.play(&decision.to_string());
            }
            naive.decisions = 0;
            let Some(expected) = label(&naive) else {
                continue;
            };
            let round = after(&Setup::from((&start, &decisions[..before])));
            let analysis = solve(round.position(), 200_000).expect("two players");
            if analysis.outcome.is_some() {
                assert_eq!(analysis.outcome, Some(expected), "{round:?} {analysis:?}");
            }
            let is_known = analysis.outcome.is_some();
            *found.entry(format!("{expected:?} {is_known}")).or_insert(0) += 1;
        }
    }
    let count = |name: &str| found.get(name).copied().unwrap_or(0);
    assert!(
        count("Win true") > 20 && count("Loss true") > 5,
        "{found:?}"
    );
}

#[test]
fn the_best_line_of_a_won_position_ends_with_its_winner() {
    let mut ended = 0;
    for seed in 1..60 {
        let (start, decisions) = played(seed, Options::default());
        let Some(before) = decisions.len().checked_sub(7) else {
            continue;
        };
        let mut round = after(&Setup::from((&start, &decisions[..before])));
        let me = round.to_move().expect("not over");
        let analysis = solve(round.position(), 100_000).expect("two players");
        assert!(analysis.nodes <= 100_001);
        for decision in &analysis.line {
            assert!(round.is_legal(*decision), "{analysis:?}");
            round.play_unchecked(*decision);
        }
        let Some(payoffs) = round.payoffs() else {
            continue;
        };
        match analysis.outcome {
            Some(Outcome::Win) => assert_eq!(payoffs[me], 1, "{analysis:?}"),
            Some(Outcome::Loss) => assert_eq!(payoffs[me], -1, "{analysis:?}"),
            _ => continue,
        }
        ended += 1;
    }
    assert!(ended > 10, "{ended} lines came to an end");
}

#[test]
fn a_result_is_unknown_if_the_budget_is_too_small() {
    let round = dealt(2, Options::default(), 1);
    let analysis = solve(round.position(), 1_000).expect("two players");
    assert_eq!(analysis.outcome, None);
    assert!(analysis.nodes <= 1_001);
    assert!(
        analysis
            .line
            .first()
            .is_some_and(|first| round.is_legal(*first))
    );
    let none = solve(round.position(), 0).expect("two players");
    assert!(none.outcome.is_none() && none.line.len() == 1);
}

#[test]
fn the_last_card_wins_at_once() {
    let round = after(&setup("SH", false, &["6C", ""], ""));
    let analysis = solve(round.position(), 100).expect("two players");
    assert_eq!(analysis.outcome, Some(Outcome::Win));
    assert_eq!(analysis.line.len(), 1);
}

#[test]
fn a_round_that_is_over_has_no_line_and_three_players_are_refused() {
    let over = after(&setup("SH", false, &["6C", ""], "6C"));
    let analysis = solve(over.position(), 100).expect("two players");
    assert!(analysis.line.is_empty() && analysis.outcome.is_none());
    let three = dealt(3, Options::default(), 1);
    assert_eq!(solve(three.position(), 100), None);
}
