//! Commands that every game has: deals, bots that answer requests, reviews, and for patiences the solver.

use std::collections::BTreeSet;

use cards::{Seed, below};
use game::{ChosenOptions, Word};
use little_devils::rules::Round as LittleDevils;
use michigan::rules::Round as Michigan;
use own_trumps::rules::Round as OwnTrumps;
use protocol::{TableFormat, match_text, reader_of};
use russian_bank::rules::Round as RussianBank;
use serde_json::{Value, json};
use session::{MatchOptions, MatchRecord, Player, TableGame};

use crate::cli::{house, lines};

/// A match of one person against bots of a level, with arbitrary moves until there are this many or a round
/// is over.
fn played<G: TableFormat>(players: usize, level: &str, moves: usize) -> MatchRecord {
    let bot = |at: usize| Player::bot(format!("Bot {at}"), G::INFO.level(level).expect("a level"));
    let all = [Player::here("Me")]
        .into_iter()
        .chain((1..players).map(bot));
    let start = |seats| G::start(Seed(5), seats, &ChosenOptions::default());
    let options = MatchOptions::new(all.collect(), start).expect("good options");
    let mut record = MatchRecord::new(options);
    let mut generator = Seed(5).generator();
    while !record.is_round_over() && record.moves().len() < moves {
        let legal = record.any().legal();
        let count = u32::try_from(legal.len()).expect("few");
        let mv = legal[below(&mut generator, count) as usize];
        record.play(mv).expect("a legal move");
    }
    record
}

#[test]
fn a_deal_has_each_card_once_and_follows_from_the_seed() {
    for (game, players, pack) in [
        ("little-devils", 6, 54),
        ("own-trumps", 4, 36),
        ("michigan", 8, 52),
        ("russian-bank", 2, 104),
    ] {
        let deal = |seed: &str| {
            let players = players.to_string();
            let output = house(&["deal", seed, "--game", game, "--players", &players], b"");
            assert!(output.status.success());
            lines(&output).remove(0)
        };
        let dealt = deal("7");
        assert_eq!(
            (&dealt["game"], &dealt["seed"]),
            (&json!(game), &json!("7"))
        );
        let piles = dealt["cards"].as_array().expect("piles").iter();
        let cards: Vec<u64> = piles
            .flat_map(|pile| pile.as_array().expect("cards"))
            .map(|card| card.as_u64().expect("a number"))
            .collect();
        assert_eq!(cards.len(), pack, "{game}");
        assert_eq!(cards.iter().collect::<BTreeSet<_>>().len(), pack, "{game}");
        assert_eq!(deal("7"), dealt);
        assert_ne!(deal("8")["cards"], dealt["cards"]);
    }
    for (arguments, fault) in [
        (&["deal", "7", "--players", "9"][..], "9 players"),
        (
            &["deal", "7", "--game", "piquet"],
            "there are little-devils, own-trumps",
        ),
    ] {
        let output = house(arguments, b"");
        let told = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(!output.status.success() && told.contains(fault), "{told}");
    }
}

/// What the bot of a level answers to the view of the player to move, and to the same without a view.
fn acts<G: TableFormat>(players: usize, level: &str) {
    let (format, record) = (reader_of::<G>(), played::<G>(players, level, 3));
    let mover = record.any().turn().mover().expect("somebody is to move");
    let other = record
        .options()
        .seats()
        .turn_order(mover)
        .nth(1)
        .expect("another player");
    let request =
        |view: String| json!({ "type": "act", "game": G::INFO.id(), "view": view }).to_string();
    let others = format.view_text(&record, other);
    let input = [
        request(format.view_text(&record, mover)),
        request("nonsense".into()),
        request(others),
        r#"{"type":"quit"}"#.into(),
        request(format.view_text(&record, mover)),
    ];
    let output = house(&["act", "--level", level], input.join("\n").as_bytes());
    assert!(output.status.success());
    let [answer, nonsense, not_to_move] = &lines(&output)[..] else {
        panic!("three answers before the end: {output:?}");
    };
    let mv = Word::new(answer["move"].as_str().expect("a move")).expect("a move");
    assert!(record.any().legal().contains(&mv));
    assert!(nonsense["error"].is_string());
    assert_eq!(not_to_move["error"], "it is not your turn");
}

#[test]
fn bots_of_every_game_answer_views() {
    acts::<OwnTrumps>(3, "hare");
    acts::<Michigan>(4, "deckhand");
    acts::<RussianBank>(2, "apprentice");
    let line = br#"{"type":"act","game":"michigan","view":""}"#;
    let output = house(&["act", "--level", "hare"], line);
    let refused = "michigan has no level \"hare\"";
    assert_eq!(lines(&output), [json!({ "error": refused })]);
    let output = house(&["act", "--level", "angel"], b"");
    assert!(!output.status.success() && lines(&output).is_empty());
    assert!(String::from_utf8_lossy(&output.stderr).contains("angel"));
}

/// The review of a whole round, by the command.
fn review<G: TableFormat>(players: usize, level: &str) -> (MatchRecord, Value) {
    let record = played::<G>(players, level, usize::MAX);
    let output = house(
        &["review", "--deals", "10"],
        match_text(reader_of::<G>(), &record).as_bytes(),
    );
    assert!(output.status.success(), "{output:?}");
    (record, lines(&output).remove(0))
}

#[test]
fn reviews_of_every_game_name_moves_and_their_cost() {
    let (record, reviewed) = review::<Michigan>(5, "deckhand");
    let people = reviewed["people"].as_array().expect("people");
    assert_eq!((people.len(), &people[0]["seat"]), (1, &json!(0)));
    let rounds = people[0]["rounds"].as_array().expect("rounds");
    assert_eq!((rounds.len(), &rounds[0]["round"]), (1, &json!(1)));
    let decisions = rounds[0]["decisions"].as_array().expect("decisions");
    assert!(!decisions.is_empty() && decisions.len() < record.moves().len());
    for decision in decisions {
        let decision = &decision["reviewed"];
        let moves = ["taken", "best"].map(|field| decision[field].as_str().expect("a move"));
        assert!(moves.iter().all(|mv| Michigan::parse_move(mv).is_some()));
        let cost = decision["cost"]["value"].as_i64().expect("a cost");
        assert!(
            cost >= 0 && (cost == 0) == (moves[0] == moves[1]),
            "{decision}"
        );
    }
    assert!(rounds[0]["deal"]["deal-reviewed"]["result"].is_i64());

    let (_, reviewed) = review::<LittleDevils>(3, "imp");
    assert_eq!(reviewed["rounds"].as_array().map(Vec::len), Some(1));
    let output = house(&["review"], br#"{"game":"own-trumps","version":1}"#);
    assert_eq!(output.status.code(), Some(1));
    assert!(lines(&output)[0]["error"].is_string());
}

/// The answer to a record of a patience.
fn patience(command: &[&str], moves: &[Value]) -> Value {
    let record = json!({ "version": 1, "game": "klondike", "seed": "1", "moves": moves });
    let output = house(command, record.to_string().as_bytes());
    assert!(output.status.success(), "{output:?}");
    lines(&output).remove(0)
}

#[test]
fn records_of_patiences_are_solved_hinted_at_and_looked_back_at() {
    let dealt = &lines(&house(&["deal", "1", "--game", "klondike"], b""))[0];
    let printed = house(&["patience", "deal", "klondike", "--seed", "1"], b"");
    let printed = String::from_utf8(printed.stdout).expect("text");
    let line = printed.lines().last().expect("a line of JSON");
    assert_eq!(
        dealt["deal"],
        serde_json::from_str::<Value>(line).expect("JSON")
    );

    let solved = patience(&["solve"], &[]);
    assert_eq!(solved["verdict"], "won");
    let line = solved["moves"].as_array().expect("moves");
    let whole = patience(&["review"], line);
    assert_eq!(
        (&whole["won"], &whole["first_lost"]),
        (&json!(true), &Value::Null)
    );
    assert_eq!(whole["last_winnable"], json!(line.len()));
    let verdicts = whole["verdicts"].as_array().expect("verdicts");
    assert!(verdicts.len() == line.len() + 1 && verdicts.iter().all(|verdict| verdict == "won"));

    // Hints are legal, one after the other.
    let mut moves = Vec::new();
    for _ in 0..6 {
        moves.push(patience(&["act", "--level", "hint"], &moves)["move"].clone());
    }
    assert_eq!(patience(&["replay"], &moves)["moves"], json!(6));
    assert_eq!(
        patience(&["act", "--level", "hint"], line)["error"],
        "no move helps any more"
    );
    let started = patience(&["solve", "--nodes", "1"], &moves);
    assert_eq!(
        (&started["verdict"], &started["moves"]),
        (&json!("unknown"), &json!([]))
    );
    let output = house(&["arena", "--game", "patience", "a", "b"], b"");
    assert!(String::from_utf8_lossy(&output.stderr).contains("no such game"));
}

#[test]
fn the_help_tells_each_games_part() {
    let help = |command: &str| {
        let output = house(&[command, "--help"], b"");
        String::from_utf8(output.stdout).expect("text")
    };
    for game in ["little-devils", "own-trumps", "patience"] {
        assert!(help("solve").contains(&format!("{game}: ")), "{game}");
    }
    for game in ["little-devils", "own-trumps", "michigan", "russian-bank"] {
        assert!(help("arena").contains(&format!("{game}: ")), "{game}");
    }
    let output = house(&["help"], b"");
    let all = String::from_utf8(output.stdout).expect("text");
    for command in [
        "replay", "review", "solve", "act", "deal", "arena", "patience", "match",
    ] {
        assert!(all.contains(&format!("\n  {command} ")), "{command}");
    }
}

#[test]
fn the_program_has_an_alias() {
    let run = |program: &str| {
        let output = std::process::Command::new(program)
            .args(["deal", "7"])
            .output();
        output.expect("it runs").stdout
    };
    assert_eq!(
        run(env!("CARGO_BIN_EXE_devils")),
        run(env!("CARGO_BIN_EXE_house"))
    );
}
