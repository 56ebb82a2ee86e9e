//! Untrusted views: each fault is reported by name.

use cards::Card;
use little_devils::rules::{Fault, ViewSetup, notation};

type Change = &'static dyn Fn(&mut ViewSetup);

/// Four players, seat 0 to play third in the second trick.
fn good() -> ViewSetup {
    ViewSetup {
        players: 4,
        me: 0,
        dealer: 3,
        hand: vec![2, 5, 19, 21, 25, 26, 32, 36],
        trick: vec![(2, 20), (3, 30)],
        history: vec![vec![(0, 1), (1, 8), (2, 10), (3, 9)]],
        takers: vec![2],
        scores: vec![0, 10, 20, 99],
    }
}

fn error_of(change: impl Fn(&mut ViewSetup)) -> String {
    let mut setup = good();
    change(&mut setup);
    setup.validate().expect_err("it cannot be true").to_string()
}

#[test]
fn a_good_view_has_the_numbers_of_its_setup() {
    let view = good().validate().expect("all true");
    assert!(view.is_my_turn());
    let numbers: Vec<u8> = view.legal().iter().map(Card::number).collect();
    assert_eq!(numbers, [21, 25, 26, 32, 36], "above the 20");
    assert_eq!(ViewSetup::from(&view), good());
}

#[test]
fn each_fault_is_named() {
    let cases: [(&str, Change); 15] = [
        ("the game is for 3 to 6", &|setup| setup.players = 7),
        ("no seat 4", &|setup| setup.me = 4),
        ("no seat -1", &|setup| setup.dealer = -1),
        ("the 10 is seen twice", &|setup| setup.hand[0] = 10),
        ("the 8 is seen twice", &|setup| setup.trick[0].1 = 8),
        ("55 is not a card", &|setup| setup.hand[0] = 55),
        ("the 37 is not in play", &|setup| setup.hand[0] = 37),
        ("the hand has 7 cards, but 8 are left", &|setup| {
            _ = setup.hand.pop();
        }),
        ("trick 2 is played out of turn", &|setup| {
            setup.trick.swap(0, 1);
        }),
        ("trick 1 is played out of turn", &|setup| setup.dealer = 0),
        ("trick 1 has the wrong number", &|setup| {
            _ = setup.history[0].pop();
        }),
        ("the taker of trick 1", &|setup| setup.takers[0] = 1),
        ("the taker of trick 2", &|setup| setup.takers.push(1)),
        ("scores", &|setup| setup.scores[1] = -1),
        ("scores", &|setup| setup.scores.push(1)),
    ];
    for (expected, change) in cases {
        let error = error_of(change);
        assert!(error.contains(expected), "{expected}: {error}");
    }
}

#[test]
fn all_faults_are_named_at_once() {
    let error = error_of(|setup| {
        (setup.me, setup.trick[0].1) = (4, 8);
        setup.hand[0] = 55;
        setup.scores.clear();
    });
    let parts: Vec<&str> = error.split("; ").collect();
    assert_eq!(parts.len(), 4, "{error}");
    let expected = [
        "no seat 4",
        "the 8 is seen twice",
        "55 is not a card",
        "scores",
    ];
    for (part, expected) in parts.iter().zip(expected) {
        assert!(part.contains(expected), "{expected}: {part}");
    }
}

#[test]
fn a_view_in_which_a_player_broke_the_rules_is_refused() {
    // Seat 1 fails to go above 3, so holds nothing above it, and leads the 20 afterwards.
    let setup = ViewSetup {
        players: 3,
        me: 2,
        dealer: 1,
        hand: vec![5, 6, 7, 8, 9, 10, 11, 12],
        trick: vec![(1, 20)],
        history: vec![vec![(2, 3), (0, 4), (1, 2)]],
        takers: vec![1],
        scores: vec![0; 3],
    };
    let faults = setup
        .validate()
        .expect_err("seat 1 could have followed with the 20");
    assert!(
        matches!(faults.as_slice(), [Fault::IllegalPlay { seat, .. }] if seat.get() == 1),
        "{faults}"
    );
}

#[test]
fn a_view_is_read_back_from_its_text_without_the_totals() {
    let mut setup = good();
    setup.scores = vec![0; 4];
    let view = setup.validate().expect("all true");
    let text = notation::print_view(&view);
    assert_eq!(text, "4 0 3 2.5.19.21.25.26.32.36 1.8.10.9.20.30");
    assert_eq!(notation::parse_view(&text), Ok(view));
}

#[test]
fn a_text_that_is_not_a_view_is_refused_with_the_reason() {
    let cases = [
        ("", "0 parts"),
        ("3 2 1 5.6", "4 parts"),
        ("x 0 1 5.6.7.8.9.10.11.12 20.13.24.22", "not a whole number"),
        ("2 0 1 5.6.7.8.9.10.11.12 20.13.24.22", "2 players"),
        ("3 0 9 5.6.7.8.9.10.11.12 20.13.24.22", "no seat 9"),
        ("3 5 1 5.6.7.8.9.10.11.12 20.13.24.22", "no seat 5"),
        ("3 2 1 5.6.7.8.9.10.11.55 20.13.24.22", "55 is not a card"),
        (
            "3 2 1 5.6.7.8.9.10.11.28 20.13.24.22",
            "the 28 is not in play",
        ),
        (
            "3 2 1 5.6.7.8.9.10.11.12 20.13.20.22",
            "the 20 is seen twice",
        ),
        (
            "3 2 1 5.6.7.8.9.10.11 20.13.24.22",
            "has 7 cards, but 8 are left",
        ),
        (
            "3 2 1 5.6.7.8.9.10.11.20 20.13.24.22",
            "the 20 is seen twice",
        ),
        (
            "3 2 1 5.6.7.8.9.10.11.99999999999999999999 -",
            "not a whole number",
        ),
    ];
    for (text, expected) in cases {
        let error = notation::parse_view(text).expect_err(text).to_string();
        assert!(error.contains(expected), "{text}: {error}");
    }
}
