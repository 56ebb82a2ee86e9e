//! Messages between the game in a frame and the page around it.

use cards::Seed;
use game::Game;
use little_devils::bots::Level;
use little_devils::protocol::{FromHost, NewMatchOptions, ToHost, host_events, in_play};
use little_devils::rules::SEATS;
use little_devils::scene::Scene;
use little_devils::session::{Event, MatchOptions, MatchRecord, Opponent, Phase, Session, Waiting};
use words::Lang;

/// Reads a message for this game with further fields.
fn read_ours(fields: &[(&str, &str)]) -> Result<Option<FromHost>, String> {
    let ours = [("game", "little-devils"), ("version", "1")];
    read_raw(&[&ours, fields].concat())
}

fn read_raw(fields: &[(&str, &str)]) -> Result<Option<FromHost>, String> {
    FromHost::read(|name| {
        let found = fields.iter().find(|(field, _)| *field == name);
        found.map(|(_, value)| (*value).to_owned())
    })
}

#[test]
fn every_message_of_a_host_is_understood() {
    let options = NewMatchOptions {
        players: Some(SEATS.most()),
        level: Level::from_id("imp"),
        seed: Some(Seed(42)),
    };
    let fields = [
        ("type", "newMatch"),
        ("players", "6"),
        ("level", "imp"),
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
        &[("game", "hearts"), ("type", "pause"), ("version", "1")],
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
            &[("type", "newMatch"), ("players", "7")],
            "there is no players \"7\"",
        ),
        (
            &[("type", "newMatch"), ("players", "1e99")],
            "there is no players",
        ),
        (
            &[("type", "newMatch"), ("level", "god")],
            "there is no level \"god\"",
        ),
        (&[("type", "newMatch"), ("seed", " ")], "there is no seed"),
    ];
    for (fields, expected) in cases {
        let error = read_ours(fields).expect_err("refused");
        assert!(error.contains(expected), "{fields:?}: {error}");
    }
    let later = read_raw(&[
        ("game", "little-devils"),
        ("version", "2"),
        ("type", "pause"),
    ]);
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
    let start = r#"{"game":"little-devils","version":1,"#;
    let cases = [
        (ToHost::Ready, r#""type":"ready"}"#),
        (ToHost::GameplayStart, r#""type":"gameplayStart"}"#),
        (ToHost::GameplayStop, r#""type":"gameplayStop"}"#),
        (
            ToHost::RoundEnd {
                round: 2,
                devils: vec![3, 0, 38],
                totals: vec![9, 20, 53],
            },
            r#""type":"roundEnd","round":2,"devils":[3,0,38],"totals":[9,20,53]}"#,
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
        assert_eq!(message.to_json(), format!("{start}{rest}"));
    }
}

/// A match in which everybody, the player too, plays their lowest legal card at once.
struct LowestCardMatch {
    session: Session,
}

impl LowestCardMatch {
    fn new() -> Self {
        let opponents = ["Secret A", "Secret B"].map(|name| Opponent {
            name: name.into(),
            level: Level::DEFAULT,
        });
        let options = MatchOptions::new(Seed(5), "Secret Me", opponents.to_vec());
        let record = MatchRecord::new(options.expect("good options"));
        Self {
            session: Session::restored(record).0,
        }
    }

    fn scene(&self) -> Option<Scene> {
        self.session.table().map(Scene::new)
    }

    /// Advances one step; false when the match is over.
    fn step(&mut self) -> bool {
        let table = self.session.table().expect("at the table");
        let lowest = table.record().round().legal().lowest();
        let event = match table.phase() {
            Phase::Person | Phase::Forced(_) => Event::Play(lowest.expect("a card")),
            Phase::Bot(Waiting::Both(ticket)) => Event::Elapsed(ticket),
            Phase::Bot(Waiting::Choice(ticket) | Waiting::Pause(ticket, _)) => {
                let card = lowest.expect("a card");
                Event::Chosen { ticket, card }
            }
            Phase::Trick(_) | Phase::RoundOver => Event::Continue,
            Phase::MatchOver => return false,
        };
        drop(self.session.update(event));
        true
    }
}

#[test]
fn a_host_hears_of_every_round_and_of_the_end_and_no_names() {
    let mut played = LowestCardMatch::new();
    let mut messages = Vec::new();
    let mut before = played.scene();
    while played.step() {
        let now = played.scene();
        messages.extend(host_events(before.as_ref(), now.as_ref()));
        before = now;
    }
    let (last, rounds) = messages.split_last().expect("at least one message");
    let match_state = played
        .session
        .table()
        .expect("at the table")
        .record()
        .match_state()
        .clone();
    assert_eq!(rounds.len(), match_state.rounds().len());
    for (at, (message, devils)) in rounds.iter().zip(match_state.rounds()).enumerate() {
        let ToHost::RoundEnd {
            round,
            devils: reported,
            ..
        } = message
        else {
            panic!("{message:?} is no end of a round");
        };
        let devils: Vec<i32> = devils
            .iter()
            .map(|(_, devils)| i32::from(*devils))
            .collect();
        assert_eq!((*round, reported), (at + 1, &devils));
    }
    let ToHost::MatchEnd { totals, standing } = last else {
        panic!("{last:?} is no end of a match");
    };
    let expected = match_state.totals().map(i32::from);
    assert_eq!(totals, expected.as_slice());
    let fewest = totals.iter().min();
    for (total, place) in totals.iter().zip(standing) {
        assert_eq!(Some(total) == fewest, *place == 1);
    }
    let all: String = messages.iter().map(ToHost::to_json).collect();
    assert!(!all.contains("Secret"), "{all}");
}

#[test]
fn a_host_hears_nothing_of_a_match_that_was_only_opened_again() {
    let mut played = LowestCardMatch::new();
    while played.step() {}
    let over = played.scene();
    assert_eq!(host_events(None, over.as_ref()), []);
    assert_eq!(host_events(over.as_ref(), over.as_ref()), []);
    assert_eq!(host_events(over.as_ref(), None), []);
    assert!(!in_play(&over.expect("a table")));
    assert!(in_play(&LowestCardMatch::new().scene().expect("a table")));
}
