//! The native program, run as its users run it.

use std::io::Write;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

/// Runs `house` with this on its standard input.
pub(crate) fn house(arguments: &[&str], input: &[u8]) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_house"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    program
        .stdin
        .take()
        .expect("piped")
        .write_all(input)
        .expect("it reads");
    program.wait_with_output().expect("it ends")
}

pub(crate) fn lines(output: &Output) -> Vec<Value> {
    let text = String::from_utf8(output.stdout.clone()).expect("text");
    text.lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect()
}

#[test]
fn a_line_without_end_is_refused_in_bounded_memory_and_the_next_one_answered() {
    let mut input = vec![b'['; 3_000_000];
    input.extend(b"\n{}\n");
    let answers = lines(&house(&["replay", "-"], &input));
    assert_eq!(answers.len(), 2);
    assert_eq!(answers[0]["error"], "longer than 65536 bytes");
    assert_eq!(
        answers[1]["error"],
        "missing field `players` at line 1 column 2"
    );
}

#[test]
fn replay_answers_every_line_of_a_file() {
    for players in 3..=6 {
        let file = format!(
            "{}/games/little-devils/tests/data/deals-{players}.jsonl",
            env!("CARGO_MANIFEST_DIR")
        );
        let output = house(&["replay", &file], b"");
        assert!(output.status.success());
        let expected = std::fs::read_to_string(&file).expect("the vectors");
        let answers = lines(&output);
        assert_eq!(answers.len(), expected.lines().count());
        for (answer, expected) in answers.iter().zip(expected.lines()) {
            let expected: Value = serde_json::from_str(expected).expect("JSON");
            for field in ["legal", "takers", "devils"] {
                assert_eq!(answer[field], expected[field]);
            }
        }
    }
}

#[test]
fn replay_goes_on_after_a_bad_line_and_exits_with_1() {
    let good = include_str!("../../games/little-devils/tests/data/deals-3.jsonl")
        .lines()
        .next()
        .expect("a deal");
    let input = format!("nonsense\n{good}\n\n{{\"players\":3}}\n{good}");
    let output = house(&["replay", "-"], input.as_bytes());
    assert_eq!(output.status.code(), Some(1));
    let answers = lines(&output);
    let errors: Vec<bool> = answers
        .iter()
        .map(|answer| answer["error"].is_string())
        .collect();
    assert_eq!(errors, [true, false, true, true, false]);
}

#[test]
fn replay_reports_a_missing_file() {
    let output = house(&["replay", "no-such-file"], b"");
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&output.stderr).contains("no-such-file"));
}

#[test]
fn match_prints_the_score_sheet_of_a_saved_match() {
    let save = r#"{"game":"little-devils","version":1,"seed":"7","name":"Me","opponents":[{"name":"A","level":"imp"},{"name":"B","level":"imp"}],"plays":[]}"#;
    let output = house(&["match"], format!("{save}\n{{}}\n").as_bytes());
    assert_eq!(output.status.code(), Some(1), "the second line is no match");
    let answers = lines(&output);
    assert_eq!(
        answers[0],
        serde_json::json!({ "rounds": [], "totals": [0, 0, 0] })
    );
    assert!(
        answers[1]["error"]
            .as_str()
            .expect("an error")
            .contains("missing field")
    );
}

#[test]
fn the_review_of_a_seeded_match_does_not_change() {
    let kept = include_str!("../../games/little-devils/tests/data/match.jsonl");
    let output = house(&["review", "--deals", "20"], kept.as_bytes());
    assert!(output.status.success());
    let reviewed = String::from_utf8_lossy(&output.stdout);
    assert_eq!(
        reviewed,
        include_str!("../../games/little-devils/tests/data/match-review.jsonl")
    );
    let review = &lines(&output)[0];
    let scores = &lines(&house(&["match"], kept.as_bytes()))[0];
    let results = review["rounds"].as_array().expect("rounds").iter();
    let rounds = scores["rounds"].as_array().expect("rounds").iter();
    assert!(
        results
            .map(|round| &round["result"])
            .eq(rounds.map(|devils| &devils[0]))
    );
}

#[test]
fn solve_answers_positions_and_goes_on_after_a_bad_line() {
    let good = include_str!("../../games/little-devils/tests/data/positions-4.jsonl");
    let output = house(&["solve", "--table-bits", "10"], good.as_bytes());
    assert!(output.status.success());
    for (answer, expected) in lines(&output).iter().zip(good.lines()) {
        let expected: Value = serde_json::from_str(expected).expect("JSON");
        for field in ["paranoid", "moves", "maxn"] {
            assert_eq!(answer[field], expected[field]);
        }
    }
    let first = good.lines().next().expect("a position");
    let input = format!(
        "{first}\n{}\n{first}\n",
        first.replace("\"turn\": 1", "\"turn\": 2")
    );
    let output = house(&["solve", "-", "--table-bits", "10"], input.as_bytes());
    assert_eq!(output.status.code(), Some(1));
    let answers = lines(&output);
    assert_eq!(answers.len(), 3);
    assert!(
        answers[1]["error"]
            .as_str()
            .is_some_and(|error| error.contains("turn: it is seat 1's"))
    );
    assert_eq!(answers[0], answers[2]);
}

#[test]
fn solve_names_unfinished_values_and_prints_the_rest() {
    let all = include_str!("../../games/little-devils/tests/data/positions-4.jsonl");
    let hard = all.lines().last().expect("a position");
    let output = house(&["solve", "--nodes", "1"], hard.as_bytes());
    assert!(output.status.success());
    let nothing = serde_json::json!({"unfinished": ["paranoid", "moves", "maxn"]});
    assert_eq!(lines(&output), [nothing]);
    let deal = r#"{"players":3,"hands":[[1,5,9,13,17,21],[2,6,10,14,18,22],[3,7,11,15,19,23]],
        "trick":[],"turn":1,"me":2}"#;
    let deal = deal.replace('\n', "");
    let output = house(&["solve", "--nodes", "30000"], deal.as_bytes());
    let answer = &lines(&output)[0];
    assert!(answer["paranoid"].is_u64() && answer["moves"].is_object());
    assert_eq!(answer["unfinished"], serde_json::json!(["maxn"]));
}

#[test]
fn puzzles_of_the_set_are_searched_again_and_a_wrong_one_is_reported() {
    let set = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/games/little-devils/analysis/src/puzzles.jsonl"
    );
    let first = std::fs::read_to_string(set).expect("the set");
    let first = first.lines().next().expect("a puzzle");
    let file = std::env::temp_dir().join(format!("devils-puzzles-{}", std::process::id()));
    let check = |line: &str| {
        std::fs::write(&file, line).expect("a place for files");
        let path = file.to_str().expect("a path");
        house(&["puzzles", "--deals", "40", "--check", path], b"")
    };
    let good = check(first);
    assert!(good.status.success());
    let told = String::from_utf8(good.stdout).expect("text");
    assert!(told.starts_with("1 grade 1 best "), "{told}");

    // Another card is said to be free of cost.
    let mut wrong: Value = serde_json::from_str(first).expect("JSON");
    let cards = wrong["cards"].as_array_mut().expect("cards");
    let last = cards.len() - 1;
    cards[last] = serde_json::json!([cards[last][0], 0, 0, 0, 0, 0]);
    let bad = check(&wrong.to_string());
    assert!(!bad.status.success());
    assert!(String::from_utf8_lossy(&bad.stderr).contains("1 puzzles disagree"));
    assert!(!check("{}").status.success() && !check(&first.replace(':', ";")).status.success());
    std::fs::remove_file(&file).expect("it was there");
}

#[test]
fn beliefs_find_the_hands_of_a_predictable_player_and_nothing_in_random_play() {
    let read = |bot| {
        let arguments = ["beliefs", "--players", "3", "--deals", "4", "--drawn", "99"];
        let output = house(&[&arguments[..], &[bot]].concat(), b"");
        assert!(output.status.success());
        let text = String::from_utf8(output.stdout).expect("text");
        let line = text.lines().last().expect("a line").to_owned();
        let mut numbers = line
            .split_whitespace()
            .filter_map(|word| word.parse::<f64>().ok());
        let (choices, gain) = (numbers.next(), numbers.next());
        let (margin, effective) = (numbers.next(), numbers.next());
        assert!(choices > Some(20.0) && margin > Some(0.0), "{bot}: {line}");
        (gain.expect("a gain"), effective.expect("a number of deals"))
    };
    let (quick, few) = read("heuristic");
    let (random, _) = read("random");
    assert!(quick > 0.5 && random < 0.5, "{quick} {random}");
    assert!((1.0..100.0).contains(&few), "{few}");
    let nobody = house(&["beliefs", "angel"], b"");
    assert!(!nobody.status.success());
    let seats = house(&["beliefs", "--players", "7", "imp"], b"");
    assert!(String::from_utf8_lossy(&seats.stderr).contains('7'));
}
