//! Motions and lines between two moments of a table.

use super::seat;
use scene::{Better, Motion, Outcome, SceneStep, Spot, TableScene, motions_between, new_steps};

const DEAL: Motion = Motion::Deal {
    round: 1,
    dealer: None,
};

fn played(key: u16, by: usize) -> Motion {
    Motion::Move {
        key,
        from: Spot::Seat(seat(by)),
        to: Spot::Zone("pile"),
    }
}

#[test]
fn a_table_that_is_opened_shows_only_that_it_was_dealt() {
    assert_eq!(motions_between(None, &[DEAL]), [DEAL]);
    assert_eq!(motions_between(None, &[DEAL, played(1, 0)]), []);
    assert_eq!(motions_between(None, &[]), []);
}

#[test]
fn new_motions_are_shown_once_and_in_their_order() {
    let taken = Motion::Take {
        cards: 2,
        from: "pile",
        seat: seat(2),
    };
    let now = [DEAL, played(1, 0), played(9, 1), taken];
    assert_eq!(motions_between(Some(&now[..1]), &now), now[1..]);
    assert_eq!(motions_between(Some(&now), &now), []);
}

#[test]
fn a_takeback_brings_the_pieces_back_from_the_last_to_the_first() {
    let pay = Motion::Pay {
        from: Spot::Zone("pot"),
        to: seat(0),
    };
    let on_board = Motion::Move {
        key: 7,
        from: Spot::Place(3),
        to: Spot::Place(7),
    };
    let before = [DEAL, played(1, 0), pay, on_board];
    let back = |key, from, to| Motion::Move { key, from, to };
    let expected = [
        back(3, Spot::Place(7), Spot::Place(3)),
        back(1, Spot::Zone("pile"), Spot::Seat(seat(0))),
    ];
    assert_eq!(motions_between(Some(&before), &before[..1]), expected);
}

#[test]
fn another_round_takes_nothing_back_and_an_earlier_one_moves_nothing() {
    let deal = Motion::Deal {
        round: 2,
        dealer: None,
    };
    let (first, second) = ([DEAL, played(1, 0)], [deal, played(2, 1)]);
    assert_eq!(motions_between(Some(&first), &second), second);
    assert_eq!(motions_between(Some(&second), &first), []);
}

#[test]
fn an_end_is_the_last_motion() {
    let mut table = TableScene {
        steps: vec![SceneStep {
            motions: vec![DEAL, played(4, 1)],
            line: "Ada plays.".into(),
        }],
        ..TableScene::empty(Better::Low)
    };
    assert_eq!(table.motions(), [DEAL, played(4, 1)]);
    let mut outcome = Outcome {
        title: String::new(),
        why: Vec::new(),
        detail: String::new(),
        is_match_over: true,
        is_won: true,
    };
    table.outcome = Some(outcome.clone());
    let over = Motion::MatchOver { won: true };
    assert_eq!(table.motions(), [DEAL, played(4, 1), over]);
    outcome.is_match_over = false;
    table.outcome = Some(outcome);
    assert_eq!(table.motions()[2], Motion::RoundOver);
}

#[test]
fn new_steps_are_those_after_the_common_beginning() {
    let steps = |text: &str| -> Vec<SceneStep> {
        let lines = text.split(' ').map(str::to_owned);
        lines.map(SceneStep::told).collect()
    };
    assert_eq!(new_steps(&[], &steps("a b")), steps("a b"));
    assert_eq!(new_steps(&steps("a"), &steps("a b")), steps("b"));
    assert!(new_steps(&steps("a b"), &steps("a")).is_empty(), "undone");
    assert_eq!(new_steps(&steps("a b"), &steps("a c")), steps("c"));
}
