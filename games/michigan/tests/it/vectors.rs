//! Deals and faults made by an independent implementation.

use michigan::protocol::{DealRecord, Replay};
use serde_json::Value;

const DEALS: &str = include_str!("../data/deals.jsonl");

/// What an answer has.
const ANSWER: [&str; 6] = ["legal", "played", "over", "winner", "won", "left"];

fn answer(record: &Value) -> Result<Value, String> {
    let replay = Replay::parse(record.to_string().as_bytes());
    let replay = replay.map_err(|fault| fault.to_string())?;
    Ok(serde_json::to_value(replay).expect("JSON"))
}

#[test]
fn every_deal_has_the_answer_of_the_vectors() {
    for line in DEALS.lines() {
        let expected: Value = serde_json::from_str(line).expect("the vectors are JSON");
        let mut bare = expected.clone();
        let fields = bare.as_object_mut().expect("an object");
        fields.retain(|name, _| !ANSWER.contains(&name.as_str()));
        let found = answer(&bare).expect("a good record");
        assert_eq!(
            found.as_object().map(serde_json::Map::len),
            Some(ANSWER.len())
        );
        for field in ANSWER {
            assert_eq!(found[field], expected[field], "{field} of {line}");
        }
        assert_eq!(answer(&expected), Ok(found), "with its answer in it");
    }
    assert_eq!(DEALS.lines().count(), 66);
}

#[test]
fn a_record_is_written_as_it_was_read() {
    for line in DEALS.lines() {
        let expected: Value = serde_json::from_str(line).expect("the vectors are JSON");
        let record = DealRecord::read(line.as_bytes()).expect("a record");
        let round = record.round().expect("a good record");
        let written = DealRecord::from(&round);
        let written = serde_json::to_string(&written).expect("JSON");
        let again = DealRecord::read(written.as_bytes()).expect("a record");
        assert_eq!(again.round(), Ok(round));
        let written: Value = serde_json::from_str(&written).expect("JSON");
        for field in ["game", "players", "dealer", "layout", "moves"] {
            assert_eq!(written[field], expected[field]);
        }
    }
}

/// What the error must say for each kind of fault in the vectors.
fn named(why: &str) -> &'static [&'static str] {
    match why {
        "players" => &["9 players: the game is for 3 to 8"],
        "dealer" => &["dealer: there is no seat -1"],
        "twice" => &["occurs twice"],
        "layout" => &["layout: -1 chips on the "],
        "name" => &["\"take\" is not a decision"],
        "gone" => &["cards are missing: "],
        "illegal" => &[
            "must keep or swap",
            "has a lower card",
            "has another suit",
            "is not in the player's hand",
        ],
        "after" => &["the deal is over"],
        other => panic!("an unknown kind of fault: {other}"),
    }
}

#[test]
fn every_invalid_record_is_refused_with_an_error_that_names_the_fault() {
    let lines = include_str!("../data/invalid.jsonl");
    for line in lines.lines() {
        let vector: Value = serde_json::from_str(line).expect("the vectors are JSON");
        let why = vector["why"].as_str().expect("a reason");
        let error = answer(&vector["record"]).expect_err("it is refused");
        let is_named = named(why).iter().any(|words| error.contains(words));
        assert!(is_named, "{why}: {error}");
    }
    assert_eq!(lines.lines().count(), 40);
}
