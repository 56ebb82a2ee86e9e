//! Deals and faults made by an independent implementation; `house replay` reads them the same way.

use little_devils::protocol::DealRecord;
use serde_json::Value;

const DEALS: [&str; 4] = [
    include_str!("../data/deals-3.jsonl"),
    include_str!("../data/deals-4.jsonl"),
    include_str!("../data/deals-5.jsonl"),
    include_str!("../data/deals-6.jsonl"),
];

fn error_of(deal: &Value) -> String {
    let line = deal.to_string();
    let replay = DealRecord::read(line.as_bytes()).and_then(|record| record.replay());
    replay.expect_err("it is refused").to_string()
}

#[test]
fn every_deal_has_the_legal_cards_takers_and_devils_of_the_vectors() {
    let mut deals = 0;
    for line in DEALS.iter().flat_map(|file| file.lines()) {
        let expected: Value = serde_json::from_str(line).expect("the vectors are JSON");
        let mut bare = expected.clone();
        let fields = bare.as_object_mut().expect("an object");
        fields.retain(|name, _| !["legal", "takers", "devils"].contains(&name.as_str()));
        let record = DealRecord::read(bare.to_string().as_bytes()).expect("a record");
        let replay = serde_json::to_value(record.replay().expect("a good deal")).expect("JSON");
        for field in ["legal", "takers", "devils"] {
            assert_eq!(replay[field], expected[field], "{field} of {line}");
        }
        deals += 1;
    }
    assert_eq!(deals, 480);
}

#[test]
fn claims_that_are_true_are_accepted_and_written_again() {
    for line in DEALS.iter().flat_map(|file| file.lines().take(5)) {
        let record = DealRecord::read(line.as_bytes()).expect("a record");
        record.replay().expect("its claims are true");
        let written: Value = serde_json::to_value(&record).expect("JSON");
        assert_eq!(written, serde_json::from_str::<Value>(line).expect("JSON"));
    }
}

/// What the error must say for each kind of fault in the vectors.
fn named(why: &str) -> &'static [&'static str] {
    match why.split(':').next().expect("a kind") {
        "hand-size" => &["cards, not 9"],
        "duplicate" => &["has been dealt already"],
        "deck" => &["is not a card", "is not in play"],
        "turn" => &["out of turn", "there is no seat"],
        "not-in-hand" => &["is not in hand", "is not a card"],
        "truncated" => &["cut short"],
        "extra" => &["the round is over"],
        "dealer" => &["dealer: there is no seat"],
        "hands" => &["hands for"],
        "type" => &[
            "invalid type",
            "missing field",
            "numbers, not a seat and a card",
        ],
        "claim" => &["takers: ", "devils: ", "legal: "],
        "follow" => &["does not follow"],
        "lead5" => &["5 devils and may not be led"],
        "players" => &["players: the game is for 3 to 6"],
        other => panic!("an unknown kind of fault: {other}"),
    }
}

#[test]
fn every_invalid_deal_is_refused_with_an_error_that_names_the_fault() {
    let mut deals = 0;
    for line in include_str!("../data/invalid.jsonl").lines() {
        let vector: Value = serde_json::from_str(line).expect("the vectors are JSON");
        let why = vector["why"].as_str().expect("a reason");
        let error = error_of(&vector["deal"]);
        assert!(
            named(why).iter().any(|words| error.contains(words)),
            "{why}: {error}"
        );
        deals += 1;
    }
    assert_eq!(deals, 80);
}

#[test]
fn every_fault_of_the_hands_is_reported() {
    let line = r#"{"players":3,"dealer":9,"hands":[[1,1,0],[2]],"plays":[]}"#;
    let error = error_of(&serde_json::from_str(line).expect("JSON"));
    for part in [
        "no seat 9",
        "2 hands for 3",
        "seat 0 has 3 cards",
        "the 1 has been dealt",
        "0 is not a card",
        "seat 1 has 1 cards",
    ] {
        assert!(error.contains(part), "{part} in: {error}");
    }
}

#[test]
fn invalid_lines_give_errors_and_do_not_panic() {
    let lines: [&[u8]; 9] = [
        b"",
        b"null",
        b"[]",
        b"{",
        b"\xff\xfe",
        b"{}",
        b"1e999",
        b"{\"players\":99999999999999999999}",
        b"{\"players\":3}{}",
    ];
    for line in lines {
        assert!(DealRecord::read(line).is_err(), "{line:?}");
    }
    let null = r#"{"players":3,"dealer":0,"hands":[],"plays":[],"legal":null}"#;
    assert!(
        DealRecord::read(null.as_bytes()).is_err(),
        "null is not the same as missing"
    );
}
