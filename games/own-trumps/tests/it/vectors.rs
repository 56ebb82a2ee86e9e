//! Records and faults made by an independent implementation.

use own_trumps::rules::Setup;
use protocol::DealRecord;
use table_conformance::Records;

#[test]
fn records_have_the_answers_and_the_faults_of_the_vectors() {
    let records = Records::<Setup> {
        good: include_str!("../data/own-trumps.jsonl"),
        broken: include_str!("../data/invalid.jsonl"),
        faults: &[
            (
                "illegal",
                &[
                    "does not beat",
                    "not in hand",
                    "can be beaten",
                    "second card",
                    "empty",
                ],
            ),
            ("after", &["the deal is over"]),
            ("twice", &["has been dealt already"]),
            ("name", &["\"pass\" is neither a card"]),
            ("trump", &["two players have the suit"]),
            ("foreign", &["is not in the pack"]),
            ("gone", &["not dealt: "]),
            ("players", &["hands for 3 players"]),
            ("leader", &["leader: there is no seat"]),
        ],
        answer: &["legal", "over", "out", "draw", "loser", "pile", "left"],
        unordered: &["legal", "left", "hands"],
        optional: &["may_take"],
        record: |start, decisions| Setup::from((start, decisions)),
    };
    assert_eq!(records.check(), [146, 40]);
}

#[test]
fn every_fault_of_the_deal_is_named_at_once() {
    let line = br#"{"game":"own-trumps","players":3,"trumps":["S","S","X"],"leader":3,
        "hands":[["5S","6S","6S","10H"],[]],"moves":["pass"]}"#;
    let error = Setup::replay(line).expect_err("refused").to_string();
    let parts = [
        "trumps: two players have the suit S; trumps: \"X\" is none of S, C, D and H",
        "leader: there is no seat 3 with 3 players",
        "2 hands for 3 players",
        "the hand of seat 0: the 5S is not in the pack",
        "the hand of seat 0: the 6S has been dealt already",
        "the hand of seat 0: \"10H\" is not a card",
        "the hand of seat 1 is empty",
        "not dealt: 7S 8S",
    ];
    for part in parts {
        assert!(error.contains(part), "{part} in: {error}");
    }
    assert!(!error.contains("pass"), "decisions are not read: {error}");
}
