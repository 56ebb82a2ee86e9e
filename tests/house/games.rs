//! Lines that name their game.

use serde_json::{Value, json};

use crate::cli::{house, lines};

/// Lines of a game's test data.
fn data(game: &str, name: &str) -> Vec<Value> {
    let root = env!("CARGO_MANIFEST_DIR");
    let path = format!("{root}/games/{game}/tests/data/{name}.jsonl");
    let text = std::fs::read_to_string(path).expect("the vectors");
    let lines = text.lines();
    lines
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect()
}

fn text(records: &[Value]) -> String {
    let lines: Vec<String> = records.iter().map(Value::to_string).collect();
    lines.join("\n")
}

#[test]
fn replay_answers_the_records_of_any_game() {
    let own = data("own-trumps", "own-trumps");
    let michigan = data("michigan", "deals");
    let devils_records = data("little-devils", "deals-3");
    let mixed = [&own[..3], &michigan[..3], &devils_records[..3]].concat();
    let output = house(&["replay"], text(&mixed).as_bytes());
    assert!(output.status.success());
    let answers = lines(&output);
    assert_eq!(answers.len(), mixed.len());
    for (answer, record) in answers.iter().zip(&mixed) {
        let fields: &[&str] = match record["game"].as_str() {
            Some("own-trumps") => &["over", "out", "draw", "loser", "pile"],
            Some("michigan") => &["played", "over", "winner", "won", "left"],
            _ => &["legal", "takers", "devils"],
        };
        for field in fields {
            assert_eq!(answer[*field], record[*field], "{field}");
        }
    }
}

#[test]
fn replay_refuses_broken_records_and_unknown_games() {
    for game in ["own-trumps", "michigan"] {
        let broken = data(game, "invalid");
        let records: Vec<Value> = broken.iter().map(|line| line["record"].clone()).collect();
        let output = house(&["replay"], text(&records).as_bytes());
        assert_eq!(output.status.code(), Some(1));
        let answers = lines(&output);
        assert_eq!(answers.len(), records.len());
        for (answer, record) in answers.iter().zip(&records) {
            assert!(answer["error"].is_string(), "{record}");
        }
    }
    let output = house(&["replay"], b"{\"game\":\"whist\"}\n");
    assert_eq!(
        lines(&output),
        [json!({"error": "there is no game \"whist\""})]
    );
}

#[test]
fn solve_gives_the_result_of_an_own_trumps_record() {
    let won = json!({"game": "own-trumps", "players": 2, "trumps": ["S", "H"], "leader": 0, "hands": [], "moves": []});
    let mut records = data("own-trumps", "own-trumps");
    records.retain(|record| record["players"] == 2 && record["over"] == true);
    let mut record = records.swap_remove(0);
    let last = record["moves"].as_array_mut().expect("moves").pop();
    let output = house(&["solve"], text(&[record.clone(), won]).as_bytes());
    assert_eq!(
        output.status.code(),
        Some(1),
        "hands are missing in the second"
    );
    let answers = lines(&output);
    assert!(
        ["win", "draw", "loss"]
            .iter()
            .any(|outcome| answers[0]["outcome"] == *outcome)
    );
    assert!(answers[0]["line"].is_array() && last.is_some());
    record["moves"] = json!([]);
    let output = house(&["solve", "--nodes", "50"], text(&[record]).as_bytes());
    let answer = &lines(&output)[0];
    assert_eq!(answer["outcome"], "unknown");
    assert_eq!(answer["line"].as_array().map(Vec::len), Some(1));
}

#[test]
fn solve_refuses_games_without_a_solver() {
    let output = house(&["solve"], text(&data("michigan", "deals")[..1]).as_bytes());
    assert_eq!(lines(&output), [json!({"error": "michigan has no solver"})]);
}

#[test]
fn files_with_a_byte_order_mark_and_lines_of_windows_are_read() {
    let output = house(&["patience", "deal", "clock", "--seed", "1"], b"");
    let printed = String::from_utf8(output.stdout).expect("text");
    let deal = printed.lines().last().expect("a line of JSON");
    let file = format!("\u{feff}{deal}\r\n{deal}\r\n");
    let solve = ["patience", "solve", "clock", "--from", "-", "--json"];
    let answers = lines(&house(&solve, file.as_bytes()));
    let verdicts: Vec<&Value> = answers.iter().map(|answer| &answer["verdict"]).collect();
    assert_eq!(verdicts, ["won", "won"]);
    let record =
        json!({ "version": 1, "game": "clock", "seed": "1", "moves": answers[0]["moves"] });
    let file = format!("\u{feff}{record}\r\n");
    let checked = lines(&house(&["patience", "check"], file.as_bytes()));
    assert_eq!(checked[0]["won"], true, "{checked:?}");
}

#[test]
fn patiences_are_dealt_solved_and_checked() {
    let output = house(&["patience", "deal", "klondike", "--seed", "1"], b"");
    let printed = String::from_utf8(output.stdout).expect("text");
    let deal = printed.lines().last().expect("a line of JSON");
    let from = format!("{deal}\n{{\"tableau\":[]}}\n");
    let arguments = ["patience", "solve", "klondike", "--from", "-", "--json"];
    let output = house(
        &[&arguments[..], &["--budget", "30000"]].concat(),
        from.as_bytes(),
    );
    assert_eq!(output.status.code(), Some(1), "the second line is no deal");
    let answers = lines(&output);
    let verdict = answers[0]["verdict"].as_str().expect("a verdict");
    assert!(["won", "lost", "unknown"].contains(&verdict), "{verdict}");
    assert!(answers[0]["moves"].is_array() && answers[0]["nodes"].is_u64());
    assert_eq!(answers[1]["error"], "tableau has 0 piles, not 7");

    let solve = [
        "patience", "solve", "clock", "--deals", "2", "--seed", "1", "--json",
    ];
    let answers = lines(&house(&solve, b""));
    let records: Vec<Value> = answers
        .iter()
        .map(|answer| {
            json!({
                "version": 1,
                "game": "clock",
                "seed": answer["seed"],
                "moves": answer["moves"],
            })
        })
        .collect();
    let checked = lines(&house(&["patience", "check"], text(&records).as_bytes()));
    assert!(checked.len() == 2 && checked.iter().all(|answer| answer["won"] == true));
}
