//! Messages between a game in a frame and the page around it.

use cards::Seed;
use game::ChosenOptions;
use protocol::{FromHost, NewMatchOptions, TableFormat, ToHost};
use words::Lang;

use crate::dice::{Dice, WILD};

fn read_raw(fields: &[(&str, &str)]) -> Result<Option<FromHost>, String> {
    FromHost::read(Dice::INFO, |name| {
        let found = fields.iter().find(|(field, _)| *field == name);
        found.map(|(_, value)| (*value).to_owned())
    })
}

/// Reads a message for this game with further fields.
fn read_ours(fields: &[(&str, &str)]) -> Result<Option<FromHost>, String> {
    let ours = [("game", Dice::INFO.id()), ("version", "1")];
    read_raw(&[&ours, fields].concat())
}

#[test]
fn every_message_of_a_host_is_understood() {
    let options = NewMatchOptions {
        players: Some(Dice::INFO.seats().most()),
        level: Some(WILD),
        seed: Some(Seed(42)),
        options: ChosenOptions::default(),
    };
    let fields = [
        ("type", "newMatch"),
        ("players", "4"),
        ("level", "wild"),
        ("seed", "42"),
    ];
    let cases: [(&[_], _); 7] = [
        (&[("type", "pause")], FromHost::Pause),
        (&[("type", "resume"), ("later", "[1,{}]")], FromHost::Resume),
        (&[("type", "mute")], FromHost::Mute(true)),
        (
            &[("type", "mute"), ("muted", "false")],
            FromHost::Mute(false),
        ),
        (
            &[("type", "setLang"), ("lang", "de-AT")],
            FromHost::SetLang(Lang::De),
        ),
        (
            &[("type", "newMatch")],
            FromHost::NewMatch(NewMatchOptions::default()),
        ),
        (&fields, FromHost::NewMatch(options)),
    ];
    for (fields, expected) in cases {
        assert_eq!(read_ours(fields), Ok(Some(expected)), "{fields:?}");
    }
}

#[test]
fn messages_for_other_games_are_ignored() {
    let others: [&[_]; 3] = [
        &[],
        &[("type", "pause"), ("version", "1")],
        &[("game", "toy-walk"), ("type", "pause"), ("version", "1")],
    ];
    for fields in others {
        assert_eq!(read_raw(fields), Ok(None), "{fields:?}");
    }
}

#[test]
fn invalid_messages_for_this_game_are_refused_with_a_reason() {
    let cases: [(&[_], _); 9] = [
        (&[("type", "dance")], "there is no type \"dance\""),
        (&[], "there is no type \"\""),
        (&[("type", "setLang")], "setLang: lang is missing"),
        (
            &[("type", "setLang"), ("lang", "tlh")],
            "there is no lang \"tlh\"",
        ),
        (
            &[("type", "mute"), ("muted", "{}")],
            "there is no muted \"{}\"",
        ),
        (
            &[("type", "newMatch"), ("players", "5")],
            "there is no players \"5\"",
        ),
        (
            &[("type", "newMatch"), ("players", "1e99")],
            "there is no players",
        ),
        (
            &[("type", "newMatch"), ("level", "imp")],
            "there is no level \"imp\"",
        ),
        (&[("type", "newMatch"), ("seed", " ")], "there is no seed"),
    ];
    for (fields, expected) in cases {
        let error = read_ours(fields).expect_err("refused");
        assert!(error.contains(expected), "{fields:?}: {error}");
    }
    let later = read_raw(&[("game", "toy-dice"), ("version", "2"), ("type", "pause")]);
    assert_eq!(later, Err("there is no version \"2\"".into()));
    let long = "x".repeat(5000);
    let error = read_ours(&[("type", &long)]).expect_err("refused");
    assert!(
        error.len() < 60,
        "long nonsense is not repeated in full: {error}"
    );
}

#[test]
fn messages_to_the_host_name_game_version_and_type() {
    let start = r#"{"game":"toy-dice","version":1,"#;
    let cases = [
        (ToHost::Ready, r#""type":"ready"}"#),
        (ToHost::GameplayStart, r#""type":"gameplayStart"}"#),
        (ToHost::GameplayStop, r#""type":"gameplayStop"}"#),
        (
            ToHost::RoundEnd {
                round: 2,
                points: vec![3, -10, 38],
                totals: vec![9, -20, 53],
            },
            r#""type":"roundEnd","round":2,"points":[3,-10,38],"totals":[9,-20,53]}"#,
        ),
        (
            ToHost::MatchEnd {
                totals: vec![20, 9, 100],
                standing: vec![2, 1, 3],
            },
            r#""type":"matchEnd","totals":[20,9,100],"standing":[2,1,3]}"#,
        ),
        (
            ToHost::Resize {
                width: 320,
                height: 568,
            },
            r#""type":"resize","width":320,"height":568}"#,
        ),
        (
            ToHost::Refused {
                error: "there is no type \"x\"".into(),
            },
            r#""type":"refused","error":"there is no type \"x\""}"#,
        ),
    ];
    for (message, rest) in cases {
        assert_eq!(message.to_json(Dice::INFO), format!("{start}{rest}"));
    }
}
