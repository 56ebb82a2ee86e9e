//! `house act` over pipes, as a program of any language would ask it; and the arena with it.
use std::io::Write;
use std::process::{Command, Stdio};

use little_devils::bots::{Level, policy};

const HOUSE: &str = env!("CARGO_BIN_EXE_house");
const LEAD: &str = r#"{"type":"act","players":3,"me":1,"dealer":0,"hand":[1,4,7,10,13,16,19,22,25],"trick":[],"history":[],"takers":[],"scores":[0,0,0]}"#;

/// The lines that `house act` answers to these.
fn answers(arguments: &[&str], requests: &[&str]) -> Vec<String> {
    let mut child = Command::new(HOUSE)
        .arg("act")
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut input = child.stdin.take().expect("a pipe");
    writeln!(input, "{}", requests.join("\n")).expect("it listens");
    drop(input);
    let output = child.wait_with_output().expect("it ends");
    assert!(output.status.success());
    let text = String::from_utf8(output.stdout).expect("text");
    text.lines().map(str::to_owned).collect()
}

#[test]
fn requests_are_answered_in_order_and_wrong_ones_with_an_error() {
    let twice = LEAD.replace("[1,4,", "[4,4,");
    let turn = LEAD.replace(r#""me":1"#, r#""me":2"#);
    let requests = [LEAD, "no request", &twice, &turn, "", LEAD];
    let answers = answers(&["--level", "devil"], &requests);
    assert_eq!(answers.len(), requests.len());
    assert!(answers[0].starts_with(r#"{"card":"#), "{}", answers[0]);
    for wrong in &answers[1..5] {
        assert!(wrong.starts_with(r#"{"error":"#), "{wrong}");
    }
    assert_eq!(answers[5], answers[0]);
}

#[test]
fn an_impossible_history_is_an_error() {
    // Seat 2 failed to go above 13, seat 0 to go above 13 as well: nobody is left to hold the rest.
    let past = r#"{"type":"act","players":3,"me":1,"dealer":0,"hand":[1,2,3,4,5,6,7,8],"trick":[],"history":[[[1,13],[2,27],[0,9]]],"takers":[0],"scores":[0,0,0]}"#;
    let answers = answers(&["--level", "devil"], &[past, LEAD]);
    assert!(answers[0].starts_with(r#"{"error":"#), "{}", answers[0]);
    assert!(answers[1].starts_with(r#"{"card":"#), "{}", answers[1]);
}

#[test]
fn quitting_ends_the_program() {
    let answers = answers(&["--level", "imp"], &[LEAD, r#"{"type":"quit"}"#, LEAD]);
    assert_eq!(answers.len(), 1);
}

#[test]
fn an_external_program_plays_in_the_arena_as_the_same_bot_does() {
    let outside = format!("extern:'{HOUSE}' act --level heuristic");
    let arguments = ["arena", "--players", "3", "--deals", "2", "--json"];
    let duel = |names: [&str; 2]| {
        let output = Command::new(HOUSE)
            .args(arguments)
            .args(names)
            .output()
            .expect("it runs");
        let text = String::from_utf8(output.stdout).expect("text");
        assert!(output.status.success(), "{text}");
        let report: serde_json::Value = serde_json::from_str(&text).expect("JSON");
        [0, 1].map(|at| report["bots"][at]["devils"].to_string())
    };
    assert_eq!(
        duel([&outside, "heuristic"]),
        duel(["heuristic", "heuristic"])
    );
}

#[test]
fn the_arena_reports_how_often_one_bots_ends_a_match_ahead_of_another() {
    let arguments = ["arena", "--players", "3", "--deals", "3", "--json"];
    let bots = |more: &[&str]| {
        let output = Command::new(HOUSE)
            .args(arguments)
            .args(more)
            .args(["kobold", "imp"])
            .output()
            .expect("it runs");
        let report: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
        [0, 1].map(|at| report["bots"][at]["ahead"].as_f64())
    };
    let [Some(kobold), Some(imp)] = bots(&["--matches"]) else {
        panic!("shares");
    };
    // Every comparison counts once for each side, so the two shares are a whole.
    assert!((kobold + imp - 100.0).abs() < 1e-9 && kobold > imp);
    assert_eq!(bots(&[]), [None, None], "of single deals");
}

#[test]
fn the_arena_lists_every_bot() {
    let forms = policy::FORMS.map(|(form, _)| form);
    let levels = Level::ALL.iter().map(|level| level.id());
    let names: Vec<&str> = levels.chain(forms).chain(["extern:COMMAND"]).collect();
    let asked = Command::new(HOUSE).args(["arena", "--help"]).output();
    let help = String::from_utf8(asked.expect("it runs").stdout).expect("text");
    let refused = Command::new(HOUSE)
        .args(["arena", "angel", "imp"])
        .output()
        .expect("it runs");
    assert!(!refused.status.success());
    let refusal = String::from_utf8(refused.stderr).expect("text");
    for name in names {
        assert!(help.contains(name), "{name} is not in the help");
        assert!(refusal.contains(name), "{name} is not in: {refusal}");
    }
}
