//! Deals and faults made by an independent implementation.

use game::Game;
use michigan::rules::Setup;
use table_conformance::Records;

#[test]
fn records_have_the_answers_and_the_faults_of_the_vectors() {
    let records = Records::<Setup> {
        good: include_str!("../data/deals.jsonl"),
        broken: include_str!("../data/invalid.jsonl"),
        faults: &[
            ("players", &["9 players: the game is for 3 to 8"]),
            ("dealer", &["dealer: there is no seat -1"]),
            ("twice", &["has been dealt already"]),
            ("layout", &["layout: -1 chips on the "]),
            ("name", &["\"take\" is not a decision"]),
            ("gone", &["not dealt: "]),
            (
                "illegal",
                &[
                    "must keep or swap",
                    "has a lower card",
                    "has another suit",
                    "is not in the player's hand",
                ],
            ),
            ("after", &["the deal is over"]),
        ],
        answer: &["legal", "played", "over", "winner", "won", "left"],
        unordered: &["hands", "dead"],
        optional: &["auction", "watch"],
        record: |start, decisions| {
            let mut round = start.clone();
            for decision in decisions {
                round.play_unchecked(*decision);
            }
            Setup::from(&round)
        },
    };
    assert_eq!(records.check(), [66, 40]);
}
