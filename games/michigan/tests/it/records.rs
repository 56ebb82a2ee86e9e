//! Refusals of records: each sentence of the format, and all faults at once.

use michigan::rules::Setup;
use protocol::DealRecord;
use serde_json::{Value, json};

fn good() -> Value {
    let line = include_str!("../data/deals.jsonl").lines().next();
    let mut record: Value = serde_json::from_str(line.expect("a line")).expect("JSON");
    record["moves"] = json!(["keep", "keep", "keep"]);
    record
}

/// The answer to the good record after a change.
fn answer(change: impl FnOnce(&mut Value)) -> Result<Value, String> {
    let mut record = good();
    change(&mut record);
    let answer = Setup::replay(record.to_string().as_bytes());
    let answer = answer.map_err(|error| error.to_string())?;
    Ok(serde_json::to_value(answer).expect("JSON"))
}

fn error_of(change: impl FnOnce(&mut Value)) -> String {
    answer(change).expect_err("it is refused")
}

/// The error of the good record with another value in a field.
fn error_with(field: &str, value: &Value) -> String {
    error_of(|record| record[field] = value.clone())
}

fn assert_has(error: &str, part: &str) {
    assert!(error.contains(part), "{part} in: {error}");
}

#[test]
fn a_decision_is_a_text_or_a_whole_number() {
    for (moves, place) in [
        (json!([true]), "moves[0]: neither a text"),
        (json!(["keep", 1.5]), "moves[1]: neither a text"),
    ] {
        assert_has(&error_with("moves", &moves), place);
    }
}

#[test]
fn the_layout_has_exactly_its_four_cards() {
    let layout = json!({"AH": 0, "KC": 0, "QD": 0});
    assert_has(&error_with("layout", &layout), "missing field `JS`");
    let layout = json!({"AH": 0, "KC": 0, "QD": 0, "JS": 0, "AS": 0});
    assert_has(&error_with("layout", &layout), "unknown field `AS`");
    for chips in [json!(1.5), json!("1"), json!(true)] {
        let layout = json!({"AH": 0, "KC": 0, "QD": chips, "JS": 0});
        assert_has(&error_with("layout", &layout), "layout.QD: invalid type");
    }
    let layout = json!({"AH": 0, "KC": -2, "QD": 0, "JS": 10_000_001});
    let error = error_with("layout", &layout);
    assert_has(&error, "layout: -2 chips on the KC");
    assert_has(&error, "layout: 10000001 chips on the JS");
}

#[test]
fn all_faults_of_a_deal_are_named_at_once() {
    let error = error_of(|record| {
        record["dealer"] = json!(3);
        record["layout"]["AH"] = json!(-1);
        record["hands"][0] = json!([]);
        record["hands"][1][0] = json!("10H");
        record["hands"][2][0] = json!("6H");
        record["dead"] = json!([]);
        record["hands"]
            .as_array_mut()
            .expect("a list")
            .push(json!(["QH"]));
    });
    for part in [
        "dealer: there is no seat 3",
        "-1 chips on the AH",
        "4 hands for 3 players",
        "the hand of seat 0 is empty",
        "the hand of seat 1: \"10H\" is not a card",
        "the hand of seat 2: the 6H has been dealt already",
        "the dead hand is empty",
        "not dealt: 2S ",
    ] {
        assert_has(&error, part);
    }
}

#[test]
fn hands_may_have_any_size() {
    let moved = answer(|record| {
        for _ in 0..2 {
            let card = record["hands"][0].as_array_mut().expect("a list").pop();
            record["dead"].as_array_mut().expect("a list").extend(card);
        }
    });
    assert!(moved.is_ok());
}

#[test]
fn the_game_is_for_three_to_eight() {
    for players in [-1, 2, 9] {
        let error = error_with("players", &json!(players));
        assert_has(&error, "the game is for 3 to 8");
    }
}

#[test]
fn a_wrong_decision_is_named_with_its_number() {
    for (moves, part) in [
        (json!(["keep", 5]), "decision 2: the player must keep or"),
        (json!(["swap", "keep"]), "decision 2: the player must lead"),
        (json!(["Swap"]), "decision 1: \"Swap\" is not a decision"),
        (json!([0]), "decision 1: \"0\" is not a bid from 1 to 99"),
        (json!([100]), "decision 1: \"100\" is not a bid"),
        (json!(["5"]), "decision 1: \"5\" is not a decision"),
    ] {
        assert_has(&error_with("moves", &moves), part);
    }
}

#[test]
fn bids_are_numbers_and_holds_are_words() {
    let answer = |change: &dyn Fn(&mut Value)| answer(change).expect("a good record");
    let sold = answer(&|record| {
        record["auction"] = json!(true);
        record["moves"] = json!(["keep", 7, 9, "pass"]);
    });
    assert_eq!(sold["legal"][0], json!(["keep", "swap"]));
    for (at, least) in [(1, 1), (2, 8), (3, 10)] {
        let bids = (least..=99).map(Value::from);
        let expected: Vec<Value> = [json!("pass")].into_iter().chain(bids).collect();
        assert_eq!(sold["legal"][at], Value::from(expected));
    }
    assert_eq!(sold["won"], json!([1, -4, -13]));
    let held = answer(&|record| {
        record["watch"] = json!(true);
        record["moves"] = json!(["keep", "keep", "keep", "3H", "hold"]);
    });
    assert_eq!(held["legal"][4], json!(["4H", "hold"]));
    assert_eq!(
        (&held["played"], &held["over"]),
        (&json!([[1, "3H"]]), &json!(false))
    );
    assert_eq!(held["winner"], json!(null));
}
