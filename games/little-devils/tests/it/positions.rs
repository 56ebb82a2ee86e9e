//! Untrusted positions: every fault is reported.

use cards::{Card, Seat};
use little_devils::rules::PositionSetup;

fn setup(hands: &[&[i64]], trick: &[(i64, i64)], turn: i64) -> PositionSetup {
    PositionSetup {
        players: 3,
        hands: hands.iter().map(|hand| hand.to_vec()).collect(),
        trick: trick.to_vec(),
        turn,
    }
}

fn refusal(setup: &PositionSetup) -> String {
    setup.validate().expect_err("it is refused").to_string()
}

#[test]
fn a_position_in_the_middle_of_a_trick_is_accepted() {
    let position = setup(&[&[12], &[2], &[13, 1]], &[(0, 16), (1, 9)], 2)
        .validate()
        .expect("a position");
    assert_eq!(position.to_move().map(Seat::get), Some(2));
    let legal: Vec<u8> = position.legal().iter().map(Card::number).collect();
    assert_eq!(legal, [1, 13]);
    assert!(
        position
            .devils()
            .as_slice()
            .iter()
            .all(|devils| *devils == 0)
    );
}

#[test]
fn each_fault_has_its_own_message() {
    let equal_hands: &[&[i64]] = &[&[1, 4], &[2, 5], &[3, 6]];
    let cases = [
        (setup(&[&[1], &[2]], &[], 0), "2 hands for 3 players"),
        (
            setup(&[&[1, 4], &[2], &[3, 6]], &[], 0),
            "the hand of seat 1 has 1 cards, not 2",
        ),
        (
            setup(&[&[1], &[2, 5], &[3]], &[(0, 9)], 1),
            "the hand of seat 2 has 1 cards, not 2",
        ),
        (
            setup(&[&[1, 4], &[2, 55], &[3, 6]], &[], 0),
            "the hand of seat 1: 55 is not a card",
        ),
        (
            setup(&[&[1, 4], &[2, 28], &[3, 6]], &[], 0),
            "the 28 is not in play",
        ),
        (
            setup(&[&[1, 4], &[2, 1], &[3, 6]], &[], 0),
            "the hand of seat 1: the 1 has been seen",
        ),
        (
            setup(&[&[1], &[2, 5], &[3, 6]], &[(0, 6)], 1),
            "card 1 of the trick: the 6 has been seen",
        ),
        (
            setup(&[&[1], &[2, 5], &[3, 6]], &[(7, 9)], 1),
            "trick: there is no seat 7",
        ),
        (
            setup(&[&[1], &[2, 5], &[3]], &[(0, 9), (2, 10)], 1),
            "card 2 of the trick is out of turn, it was seat 1's",
        ),
        (
            setup(&[&[1], &[2], &[3]], &[(0, 9), (1, 8), (2, 7)], 2),
            "the trick is complete with 3 cards",
        ),
        (setup(equal_hands, &[], 3), "turn: there is no seat 3"),
        (
            setup(&[&[1], &[2, 5], &[3, 6]], &[(0, 9)], 2),
            "turn: it is seat 1's",
        ),
        (
            setup(&[&[1], &[2, 5], &[3, 6]], &[(0, 15)], 1),
            "the 15 has 5 devils and may not be led",
        ),
        (
            setup(&[&[1, 4], &[2, 5], &[20]], &[(1, 9), (2, 10)], 0),
            "the hand of seat 0 has 2 cards, not 3",
        ),
    ];
    for (setup, words) in cases {
        assert!(
            refusal(&setup).contains(words),
            "{}: {words}",
            refusal(&setup)
        );
    }
    let few = PositionSetup::default();
    assert!(refusal(&few).contains("0 players"));
}

#[test]
fn a_player_who_could_follow_cannot_have_failed_to() {
    let mut setup = PositionSetup {
        players: 4,
        hands: vec![vec![1], vec![2], vec![12], vec![5, 8]],
        trick: vec![(0, 9), (1, 10), (2, 3)],
        turn: 3,
    };
    assert!(refusal(&setup).contains("card 3 of the trick: the 3 does not follow"));
    setup.hands[2] = vec![7];
    assert!(setup.validate().is_ok());
}

#[test]
fn all_faults_are_reported_at_once() {
    let faults = setup(&[&[1, 60, 4], &[2], &[2, 40]], &[(1, 9), (0, 0)], 5)
        .validate()
        .expect_err("it is refused");
    let expected = [
        "the hand of seat 0: 60 is not a card",
        "the hand of seat 2: the 2 has been seen",
        "the hand of seat 2: the 40 is not in play",
        "card 2 of the trick: 0 is not a card",
        "card 2 of the trick is out of turn",
        "the hand of seat 1 has 1 cards, not 3",
        "the hand of seat 2 has 2 cards, not 4",
        "turn: there is no seat 5",
    ];
    assert_eq!(faults.as_slice().len(), expected.len(), "{faults}");
    for (fault, beginning) in faults.as_slice().iter().zip(expected) {
        assert!(fault.to_string().starts_with(beginning), "{fault}");
    }
}

#[test]
fn ten_cards_a_hand_are_too_many() {
    let hands: Vec<Vec<i64>> = (0..4)
        .map(|seat| (1..=10).map(|n| seat * 10 + n).collect())
        .collect();
    let setup = PositionSetup {
        players: 6,
        hands: [hands, vec![vec![], vec![]]].concat(),
        trick: Vec::new(),
        turn: 0,
    };
    assert!(refusal(&setup).contains("has 10 cards, not 9"));
}
