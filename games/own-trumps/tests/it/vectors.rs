//! Records and faults made by an independent implementation.

use std::collections::BTreeMap;

use own_trumps::protocol::{DealRecord, replay};
use serde_json::Value;

const RECORDS: &str = include_str!("../data/own-trumps.jsonl");
const INVALID: &str = include_str!("../data/invalid.jsonl");

/// The fields of an answer.
const ANSWER: [&str; 7] = ["legal", "over", "out", "draw", "loser", "pile", "left"];

/// Sorts the lists of a list: their order means nothing in `legal` and `left`.
fn sorted(lists: &Value) -> Vec<Vec<&str>> {
    let lists = lists.as_array().expect("lists").iter();
    let sorted = lists.map(|list| {
        let list = list.as_array().expect("a list").iter();
        let mut texts: Vec<&str> = list.map(|text| text.as_str().expect("a text")).collect();
        texts.sort_unstable();
        texts
    });
    sorted.collect()
}

fn error_of(line: &str) -> String {
    replay(line.as_bytes())
        .expect_err("it is refused")
        .to_string()
}

#[test]
fn every_record_has_the_answer_of_the_vectors() {
    let mut records = 0;
    for line in RECORDS.lines() {
        let expected: Value = serde_json::from_str(line).expect("the vectors are JSON");
        let mut bare = expected.clone();
        let fields = bare.as_object_mut().expect("an object");
        fields.retain(|name, _| !ANSWER.contains(&name.as_str()));
        let answer = replay(bare.to_string().as_bytes()).expect("a good record");
        let answer = serde_json::to_value(answer).expect("JSON");
        assert_eq!(
            answer.as_object().map(serde_json::Map::len),
            Some(ANSWER.len())
        );
        for field in ANSWER {
            match field {
                "legal" | "left" => assert_eq!(sorted(&answer[field]), sorted(&expected[field])),
                _ => assert_eq!(answer[field], expected[field], "{field} of {line}"),
            }
        }
        records += 1;
    }
    assert_eq!(records, 146);
}

#[test]
fn records_are_written_as_they_were_read() {
    for line in RECORDS.lines() {
        let (start, decisions) = DealRecord::read(line.as_bytes())
            .and_then(DealRecord::validate)
            .expect("a good record");
        let written = serde_json::to_value(DealRecord::new(&start, &decisions)).expect("JSON");
        let expected: Value = serde_json::from_str(line).expect("JSON");
        for (field, value) in written.as_object().expect("an object") {
            match field.as_str() {
                "hands" => assert_eq!(sorted(value), sorted(&expected[field])),
                _ => assert_eq!(*value, expected[field]),
            }
        }
    }
}

/// The words that the error must have for each kind of fault in the vectors.
fn named(why: &str) -> &'static [&'static str] {
    match why {
        "illegal" => &[
            "does not beat",
            "not in hand",
            "can be beaten",
            "second card",
            "empty",
        ],
        "after" => &["the deal is over"],
        "twice" => &["has been dealt already"],
        "name" => &["\"pass\" is neither a card"],
        "trump" => &["two players have the suit"],
        "foreign" => &["is not in the pack"],
        "gone" => &["not dealt: "],
        "players" => &["hands for 3 players"],
        "leader" => &["leader: there is no seat"],
        other => panic!("an unknown kind of fault: {other}"),
    }
}

#[test]
fn every_invalid_record_is_refused_with_an_error_that_names_the_fault() {
    let mut kinds = BTreeMap::new();
    for line in INVALID.lines() {
        let vector: Value = serde_json::from_str(line).expect("the vectors are JSON");
        let why = vector["why"].as_str().expect("a reason").to_owned();
        let error = error_of(&vector["record"].to_string());
        assert!(
            named(&why).iter().any(|words| error.contains(words)),
            "{why}: {error}"
        );
        *kinds.entry(why).or_insert(0) += 1;
    }
    assert_eq!((kinds.len(), kinds.values().sum::<i32>()), (9, 40));
}

/// A good record with one field replaced, or removed.
fn changed(field: &str, value: Option<Value>) -> String {
    let line = RECORDS.lines().next().expect("a record");
    let mut record: Value = serde_json::from_str(line).expect("JSON");
    let fields = record.as_object_mut().expect("an object");
    fields.retain(|name, _| !ANSWER.contains(&name.as_str()) && name != field);
    if let Some(value) = value {
        fields.insert(field.into(), value);
    }
    record.to_string()
}

#[test]
fn wrong_types_and_missing_fields_are_refused_by_name() {
    let wrong = [
        ("players", serde_json::json!(true)),
        ("players", serde_json::json!("2")),
        ("players", serde_json::json!(2.0)),
        ("players", Value::Null),
        ("leader", serde_json::json!(0.5)),
        ("leader", serde_json::json!(false)),
        ("may_take", serde_json::json!(1)),
        ("may_take", Value::Null),
        ("trumps", serde_json::json!("SH")),
        ("hands", serde_json::json!([["6S"], 7])),
        ("moves", serde_json::json!([["6S"]])),
        ("game", serde_json::json!(1)),
    ];
    for (field, value) in wrong {
        let error = error_of(&changed(field, Some(value.clone())));
        let is_named = error.contains(field) && error.contains("invalid type");
        assert!(is_named, "{field} {value}: {error}");
    }
    for field in ["game", "players", "trumps", "leader", "hands", "moves"] {
        let error = error_of(&changed(field, None));
        assert!(
            error.contains(&format!("missing field `{field}`")),
            "{error}"
        );
    }
    assert!(
        replay(changed("may_take", None).as_bytes()).is_ok(),
        "missing means false"
    );
    let error = error_of(&changed("game", Some("svoi-kozyri".into())));
    assert_eq!(error, "game: \"svoi-kozyri\" is not \"own-trumps\"");
}

#[test]
fn every_fault_of_the_deal_is_named_at_once() {
    let line = r#"{"game":"own-trumps","players":3,"trumps":["S","S","X"],"leader":3,
        "hands":[["5S","6S","6S","10H"],[]],"moves":["pass"]}"#;
    let error = error_of(line);
    let parts = [
        "two players have the suit S",
        "\"X\" is none of S, C, D and H",
        "leader: there is no seat 3 with 3 players",
        "the hand of seat 0: the 5S is not in the pack",
        "the hand of seat 0: the 6S has been dealt already",
        "\"10H\" is not a card",
        "the hand of seat 1 is empty",
        "2 hands for 3 players",
        "not dealt: 7S 8S",
    ];
    for part in parts {
        assert!(error.contains(part), "{part} in: {error}");
    }
    assert!(
        !error.contains("pass"),
        "decisions of a wrong deal are not read: {error}"
    );
    for players in [-1, 0, 1, 5, i64::MAX] {
        let error = error_of(&changed("players", Some(players.into())));
        assert_eq!(error, format!("{players} players: the game is for 2 to 4"));
    }
}

#[test]
fn lines_that_are_no_records_give_errors_and_do_not_panic() {
    let lines: [&[u8]; 9] = [
        b"",
        b"null",
        b"[]",
        b"[\"own-trumps\",2,[],0,false,[],[]]",
        b"{",
        b"\xff\xfe",
        b"{}",
        b"{\"players\":99999999999999999999}",
        b"{\"game\":\"own-trumps\"}{}",
    ];
    for line in lines {
        assert!(replay(line).is_err(), "{line:?}");
    }
}
