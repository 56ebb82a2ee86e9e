//! Golden files: what the native program answered before the code was moved and renamed. A change of
//! behaviour changes a line here. `UPDATE_GOLDEN=1 cargo test --features cli --test house golden` writes
//! the files again, for a change that is meant.

use std::fmt::Write as _;
use std::io::Write as _;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use little_devils::protocol::Link;
use little_devils::rules::Round;
use protocol::{load_match, match_text, reader_of};
use serde_json::{Value, json};

/// Each level, with a number of iterations that keeps the test quick; and each plain policy.
const PLAYERS: [(&str, Option<&str>); 13] = [
    ("imp", None),
    ("goblin", None),
    ("kobold", None),
    ("devil", Some("60")),
    ("archdevil", Some("60")),
    ("lucifer", Some("60")),
    ("random", None),
    ("noisy:2:64:8", None),
    ("heuristic", None),
    ("learned:40", None),
    ("pimc:20", None),
    ("ismcts:200", None),
    ("belief-uniform:30:30", None),
];

/// The levels that search, as strong as they are on the page: one request for each number of players.
const FULL_STRENGTH: [&str; 3] = ["devil", "archdevil", "lucifer"];

fn data(name: &str) -> PathBuf {
    [
        env!("CARGO_MANIFEST_DIR"),
        "games",
        "little-devils",
        "tests",
        "data",
        name,
    ]
    .iter()
    .collect()
}

fn read(name: &str) -> String {
    std::fs::read_to_string(data(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// What `house` answers to this on its standard input.
fn house(arguments: &[&str], input: &str) -> String {
    let mut program = Command::new(env!("CARGO_BIN_EXE_house"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the program starts");
    let mut stdin = program.stdin.take().expect("piped");
    stdin.write_all(input.as_bytes()).expect("it reads");
    drop(stdin);
    let output = program.wait_with_output().expect("it ends");
    assert!(output.status.success(), "house {arguments:?}");
    String::from_utf8(output.stdout).expect("text")
}

/// Compares with the golden file, or writes it.
fn agree(name: &str, text: &str) {
    let name = format!("golden/{name}");
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(data(&name), text).expect("written");
    }
    let expected = read(&name);
    for (number, (line, expected)) in (1..).zip(text.lines().zip(expected.lines())) {
        assert_eq!(line, expected, "{name}, line {number}");
    }
    assert_eq!(text.lines().count(), expected.lines().count(), "{name}");
}

/// The request for the card that was played at `at` in a deal record.
fn request(record: &Value, at: usize) -> Value {
    let plays = record["plays"].as_array().expect("plays");
    let players = record["players"].as_u64().expect("players");
    let me = &plays[at][0];
    let seat = usize::try_from(me.as_u64().expect("a seat")).expect("small");
    let played: Vec<&Value> = plays[..at].iter().collect();
    let size = usize::try_from(players).expect("small");
    let own = record["hands"][seat].as_array().expect("a hand");
    let gone = |card: &&Value| played.iter().all(|play| play[1] != **card);
    let hand: Vec<&Value> = own.iter().filter(gone).collect();
    let tricks = at / size;
    let history: Vec<&[&Value]> = played[..tricks * size].chunks(size).collect();
    let takers = &record["takers"].as_array().expect("takers")[..tricks];
    json!({
        "type": "act", "players": players, "me": me, "dealer": record["dealer"], "hand": hand,
        "trick": &played[tricks * size..], "history": history, "takers": takers,
        "scores": (0..players).map(|seat| 11 * seat % 70).collect::<Vec<_>>(),
    })
}

/// Requests from the first records for this number of players, early, in the middle and late.
fn requests(players: usize, records: usize) -> Vec<Value> {
    let text = read(&format!("deals-{players}.jsonl"));
    let records = text.lines().take(records);
    let records = records.map(|line| serde_json::from_str::<Value>(line).expect("JSON"));
    let places = [1, 2 * players + 2, 5 * players + 1];
    records
        .flat_map(|record| places.map(|at| request(&record, at)))
        .collect()
}

fn answers(player: &str, iterations: Option<&str>, requests: &[Value]) -> String {
    let lines: Vec<String> = requests.iter().map(Value::to_string).collect();
    let input = lines.join(
        "
",
    ) + "
";
    let mut arguments = vec!["act", "--level", player];
    arguments.extend(
        iterations
            .iter()
            .flat_map(|number| ["--iterations", number]),
    );
    let cards = house(&arguments, &input);
    let cards = cards.lines().map(|line| {
        let answer: Value = serde_json::from_str(line).expect("JSON");
        answer["card"].as_u64().expect("a card").to_string()
    });
    cards.collect::<Vec<_>>().join(" ")
}

#[test]
fn every_player_chooses_the_same_cards() {
    let mut text = String::new();
    for players in 3..=6 {
        let asked = requests(players, 3);
        for (player, iterations) in PLAYERS {
            let cards = answers(player, iterations, &asked);
            writeln!(text, "{players} {player}: {cards}").expect("text");
        }
        for player in FULL_STRENGTH {
            let cards = answers(player, None, &asked[1..2]);
            writeln!(text, "{players} {player} at full strength: {cards}").expect("text");
        }
    }
    agree("moves.txt", &text);
}

/// The sample matches, a line each.
fn matches() -> Vec<String> {
    let files = ["match.jsonl", "match-longest.jsonl", "match-six.jsonl"];
    let saves = ["new", "over", "round", "training", "trick"];
    let saves = saves.map(|name| format!("saves/match-v1-{name}.json"));
    let names = files.into_iter().map(str::to_owned).chain(saves);
    names.map(|name| read(&name).trim().to_owned()).collect()
}

#[test]
fn reviews_cost_the_same() {
    let input = matches().join("\n") + "\n";
    agree(
        "reviews.txt",
        &house(&["review", "--deals", "12", "-"], &input),
    );
}

#[test]
fn matches_have_the_same_scores_links_and_saves() {
    let mut text = String::new();
    for line in matches() {
        let format = reader_of::<Round>();
        let record = load_match(format, &line).expect("a kept match");
        let link = Link(record.clone()).write();
        let scores = house(&["match", "-"], &format!("{line}\n"));
        let again = load_match(format, &match_text(format, &record));
        assert_eq!(again.as_ref(), Ok(&record));
        assert_eq!(Link::read(&link).map(|link| link.0), Ok(record));
        write!(text, "{scores}{link}\n{line}\n").expect("text");
    }
    agree("matches.txt", &text);
}

#[test]
fn tournaments_end_the_same() {
    let mut text = String::new();
    for players in ["3", "4", "5", "6"] {
        let arguments = [
            "--players",
            players,
            "--seed",
            "golden",
            "--json",
            "--threads",
            "1",
        ];
        let deals = ["--deals", "12", "goblin", "heuristic", "pimc:8"];
        let matches = ["--matches", "--deals", "2", "imp", "learned"];
        for more in [&deals[..], &matches] {
            let told = house(&[&["arena"], &arguments[..], more].concat(), "");
            let mut report: Value = serde_json::from_str(&told).expect("JSON");
            for bot in report["bots"].as_array_mut().expect("bots") {
                let bot = bot.as_object_mut().expect("an object");
                bot.retain(|field, _| !field.contains("ms"));
            }
            writeln!(text, "{report}").expect("text");
        }
    }
    agree("tournaments.txt", &text);
}
