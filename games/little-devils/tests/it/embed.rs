//! Messages between the game in a frame and the page around it.

use cards::Seed;
use game::ChosenOptions;
use little_devils::bots::Level;
use little_devils::protocol::{FromHost, INFO, NewMatchOptions};
use little_devils::rules::SEATS;
use little_devils::scene::LittleDevils;
use little_devils::session::{Event, MatchRecord, Phase, Player, Session, Waiting, match_options};
use little_devils::words::Words;
use protocol::{Stage, ToHost, host_events};
use scene::{SceneGame, TableScene};
use words::Lang;

use crate::common::typed;

#[test]
fn messages_name_this_game_its_levels_and_its_devils() {
    let read = |id: &str, players: &str| {
        let fields = [
            ("game", id),
            ("version", "1"),
            ("type", "newMatch"),
            ("players", players),
            ("level", "imp"),
        ];
        FromHost::read(&INFO, |name| {
            let found = fields.iter().find(|(field, _)| *field == name);
            found.map(|(_, value)| (*value).to_owned())
        })
    };
    let options = NewMatchOptions {
        players: Some(SEATS.most()),
        level: INFO.level("imp"),
        seed: None,
        options: ChosenOptions::default(),
    };
    let expected = FromHost::NewMatch(options);
    assert_eq!(read("little-devils", "6"), Ok(Some(expected)));
    assert_eq!(read("hearts", "6"), Ok(None));
    assert!(read("little-devils", "7").is_err());
    let end = ToHost::RoundEnd {
        round: 2,
        points: vec![3, 0, 38],
        totals: vec![9, 20, 53],
    };
    assert_eq!(
        end.to_json(&INFO),
        r#"{"game":"little-devils","version":1,"type":"roundEnd","round":2,"devils":[3,0,38],"totals":[9,20,53]}"#
    );
}

/// A match in which everybody, the player too, plays their lowest legal card at once.
struct LowestCardMatch {
    session: Session,
}

impl LowestCardMatch {
    fn new() -> Self {
        let opponents = ["Secret A", "Secret B"].map(|name| Player::bot(name, Level::DEFAULT));
        let options = match_options(Seed(5), "Secret Me", opponents.to_vec());
        let record = MatchRecord::new(options.expect("good options"));
        Self {
            session: Session::restored(record).0,
        }
    }

    fn scene(&self) -> Option<TableScene> {
        let table = self.session.table()?;
        Some(LittleDevils::scene(table, Words::for_lang(Lang::En)))
    }

    /// Advances one step; false when the match is over.
    fn step(&mut self) -> bool {
        let table = self.session.table().expect("at the table");
        let lowest = table.record().any().legal().first().copied();
        let event = match table.phase() {
            Phase::Person | Phase::Forced(_) => Event::Play(lowest.expect("a card")),
            Phase::Bot(Waiting::Both(ticket)) => Event::Elapsed(ticket),
            Phase::Bot(Waiting::Choice(ticket) | Waiting::Pause(ticket, _)) => {
                let mv = lowest.expect("a card");
                Event::Chosen { ticket, mv }
            }
            Phase::Step(_) | Phase::RoundOver => Event::Continue,
            Phase::MatchOver
            | Phase::HandOver
            | Phase::ForcedWhileHidden(_)
            | Phase::Others
            | Phase::Online
            | Phase::Open => return false,
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
        messages.extend(ends(before.as_ref(), now.as_ref()));
        before = now;
    }
    let (last, rounds) = messages.split_last().expect("at least one message");
    let table = played.session.table().expect("at the table");
    let match_state = typed(table.record()).match_state();
    assert_eq!(rounds.len(), match_state.rounds().len());
    for (at, (message, devils)) in rounds.iter().zip(match_state.rounds()).enumerate() {
        let ToHost::RoundEnd {
            round,
            points: reported,
            ..
        } = message
        else {
            panic!("{message:?} is no end of a round");
        };
        assert_eq!(*round, at + 1);
        let devils = devils.as_slice().iter().copied().map(i32::from);
        assert!(devils.eq(reported.iter().copied()), "{message:?}");
    }
    let ToHost::MatchEnd { totals, standing } = last else {
        panic!("{last:?} is no end of a match");
    };
    let expected = match_state.totals();
    let expected = expected.as_slice().iter().copied().map(i32::from);
    assert!(expected.eq(totals.iter().copied()));
    let fewest = totals.iter().min();
    for (total, place) in totals.iter().zip(standing) {
        assert_eq!(Some(total) == fewest, *place == 1);
    }
    let all: String = messages
        .iter()
        .map(|message| message.to_json(&INFO))
        .collect();
    assert!(!all.contains("Secret"), "{all}");
}

#[test]
fn a_host_hears_nothing_of_a_match_that_was_only_opened_again() {
    let mut played = LowestCardMatch::new();
    while played.step() {}
    let over = played.scene();
    assert_eq!(ends(None, over.as_ref()), []);
    assert_eq!(ends(over.as_ref(), over.as_ref()), []);
    assert_eq!(ends(over.as_ref(), None), []);
    let stage = |scene: Option<TableScene>| scene.expect("a table").progress().stage;
    assert_eq!(stage(over), Stage::MatchOver);
    assert_eq!(stage(LowestCardMatch::new().scene()), Stage::Playing);
}

/// What the host hears between two scenes.
fn ends(before: Option<&TableScene>, now: Option<&TableScene>) -> Vec<ToHost> {
    let progress = |scene: Option<&TableScene>| scene.map(TableScene::progress);
    host_events(progress(before).as_ref(), progress(now).as_ref())
}
