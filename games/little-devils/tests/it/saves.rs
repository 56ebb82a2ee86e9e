//! Saves and settings: read back unchanged, or refused with a reason.

use cards::{Seat, Seed};
use game::{Game, LevelId};
use little_devils::bots::Level;
use little_devils::protocol::{INFO, Settings, ShelvedMatch};
use little_devils::rules::{Round, SEATS};
use proptest::prelude::*;
use protocol::{JsonText, ParseSaveError, StorageName, load_match, match_text, reader_of};
use session::{CardSize, MatchRecord, Motion, Origin, Preferences, Speed, Switch, Theme};
use words::Lang;

use crate::common::typed;
use crate::lowest::lowest_cards;

fn load(text: &str) -> Result<MatchRecord, ParseSaveError> {
    load_match(reader_of::<Round>(), text)
}

fn save(record: &MatchRecord) -> String {
    match_text(reader_of::<Round>(), record)
}

/// A match in version 1 as it was first released.
const RELEASED: &str = r#"{"game":"little-devils","version":1,"seed":"18446744073709551615","name":"Me","opponents":[{"name":"Ember","level":"devil"},{"name":"Nox","level":"imp"}],"plays":[]}"#;

/// The same match in the newest version.
const NEWEST: &str = r#"{"game":"little-devils","version":2,"seed":"18446744073709551615","options":"","players":[{"name":"Me","seat":"here"},{"name":"Ember","seat":"bot","level":"devil"},{"name":"Nox","seat":"bot","level":"imp"}],"moves":""}"#;

#[test]
fn the_reader_of_the_first_release_still_loads() {
    let record = load(RELEASED).expect("version 1");
    assert_eq!(
        record.options().seed(),
        Seed(u64::MAX),
        "the whole seed, not a rounded one"
    );
    assert_eq!(save(&record), NEWEST);
    assert_eq!(load(NEWEST), Ok(record));
}

/// The saved texts of a kind, by file name, one from each released version.
fn released(kind: &str) -> Vec<(String, String)> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/saves");
    let files = std::fs::read_dir(folder).expect("a folder of saves");
    let mut found: Vec<_> = files
        .map(|file| file.expect("a file").path())
        .filter_map(|path| Some((path.file_name()?.to_str()?.to_owned(), path)))
        .filter(|(name, _)| name.starts_with(kind))
        .map(|(name, path)| (name, std::fs::read_to_string(path).expect("a text")))
        .collect();
    found.sort();
    found
}

#[test]
fn every_released_form_of_a_match_still_loads() {
    let matches = released("match-v");
    for (name, text) in &matches {
        let record = load(text.trim()).expect(name);
        assert_eq!(record.takeback_used(), name.contains("training"), "{name}");
        assert_eq!(record.is_over(), name.contains("over"), "{name}");
        let again = save(&record);
        assert_eq!(load(&again), Ok(record), "{name}");
        assert!(
            !name.contains("-v2") || again == text.trim(),
            "{name}: version 2 is the newest"
        );
    }
    assert!(
        matches.len() >= 10,
        "the files are there: {}",
        matches.len()
    );
}

#[test]
fn every_released_form_of_the_settings_still_loads() {
    let all = released("settings-");
    for (name, text) in &all {
        let settings = Settings::read(text.trim()).expect(name);
        assert_eq!(settings.lang(), Some(Lang::De), "{name}");
        assert_eq!(settings.preferences().speed, Speed::Fast, "{name}");
        assert_eq!(settings.players(&INFO), Some(SEATS.most()), "{name}");
        assert_eq!(settings.level(&INFO, 0), INFO.level("devil"), "{name}");
    }
    assert!(all.len() >= 2, "the files are there: {}", all.len());
    let (_, newest) = all.last().expect("a file");
    let settings = Settings::read(newest.trim()).expect("readable");
    assert_eq!(settings.to_json(), newest.trim(), "written as it is now");
}

#[test]
fn unusable_saves_are_refused_with_a_reason() {
    let cases = [
        (String::new(), "EOF"),
        ("null".into(), "invalid type"),
        (
            RELEASED.replace("\"version\":1", "\"version\":3"),
            "version 3, which this version cannot read",
        ),
        (
            RELEASED.replace("little-devils", "hearts"),
            "a match of hearts",
        ),
        (
            RELEASED.replace("18446744073709551615", "1e9"),
            "the seed is not a number",
        ),
        (
            RELEASED.replace(r#"{"name":"Ember","level":"devil"},"#, ""),
            "2 players",
        ),
        (
            RELEASED.replace("\"imp\"", "\"angel\""),
            "there is no level angel",
        ),
        (RELEASED.replace("\"Ember\"", "\"\""), "the name of seat 1"),
        (RELEASED.replace("\"plays\":[]", "\"plays\":[99]"), "99"),
        (
            RELEASED.replace("\"plays\":[]", "\"plays\":[1,1,1,1]"),
            "move 2: the 1 is not in hand",
        ),
        (
            RELEASED.replace("\"plays\":[]", "\"plays\":\"x\""),
            "plays: invalid type",
        ),
        (
            RELEASED.replace(",\"plays\":[]", ""),
            "missing field `plays`",
        ),
    ];
    for (text, expected) in cases {
        let error = load(&text).expect_err("refused").to_string();
        assert!(error.contains(expected), "{expected}: {error}");
    }
}

#[test]
fn the_shared_formats_know_the_game_as_its_rules_do() {
    assert_eq!(INFO.seats(), SEATS);
    assert_eq!(INFO.id(), env!("CARGO_PKG_NAME"));
    assert_eq!(StorageName::Match.of(INFO.id()), "little-devils/match");
    for level in Level::ALL {
        assert_eq!(INFO.level(level.id()), Some(LevelId::from(*level)));
    }
    let unnamed = Settings::read(r#"{"name":" Vous "}"#).expect("readable");
    assert_eq!(unnamed.name(), "", "earlier versions saved the word");
}

#[test]
fn settings_are_read_back() {
    let mut settings = Settings::default();
    settings.set_lang(Lang::De);
    let mut preferences = Preferences::default();
    preferences.speed = Speed::Fast;
    preferences.theme = Theme::Contrast;
    preferences.motion = Motion::None;
    preferences.card_size = CardSize::Large;
    for switch in Switch::ALL {
        preferences.set(switch, !preferences.has(switch));
    }
    settings.set_preferences(&preferences);
    settings.set_table(SEATS.most(), "Jo", [INFO.default_level(); 5]);
    let read = Settings::read(&settings.to_json()).expect("just written");
    assert_eq!(read, settings);
    assert_eq!(
        (read.lang(), read.preferences(), read.players(&INFO)),
        (Some(Lang::De), preferences, Some(SEATS.most()))
    );
    assert_eq!(read.level(&INFO, 4), Some(INFO.default_level()));
}

proptest! {
    #[test]
    fn every_match_is_read_back_as_it_was(opponents in 2..=5usize, seed: u64, cards in 0..300usize) {
        let record = lowest_cards(opponents, seed, cards);
        let loaded = load(&save(&record)).expect("just written");
        prop_assert_eq!(loaded.options(), record.options());
        prop_assert_eq!(loaded.moves(), record.moves());
        prop_assert_eq!(typed(&loaded).match_state(), typed(&record).match_state());
        let training = record.clone().with_takeback_used();
        let loaded_training = load(&save(&training));
        prop_assert_eq!(loaded_training, Ok(training));
        let view = |record| typed(record).round().view(Seat::FIRST);
        prop_assert_eq!(view(&loaded), view(&record));
    }

    #[test]
    fn a_save_changed_anywhere_is_read_or_refused(at in 0..400usize, byte: u8, seed: u64) {
        let mut text = save(&lowest_cards(3, seed, 40)).into_bytes();
        let at = at % text.len();
        text[at] = byte;
        let record = String::from_utf8(text).ok().and_then(|text| load(&text).ok());
        prop_assert!(record.is_none_or(|record| record.moves().len() <= 40));
    }
}

#[test]
fn matches_shelved_by_the_first_release_still_load() {
    let text = include_str!("../data/saves/aside-v1.json");
    let format = reader_of::<Round>();
    let shelved = ShelvedMatch::load(format, text.trim()).expect("version 1");
    assert_eq!(shelved.order, 3);
    let seed = shelved.record.options().seed();
    assert!(shelved.commitment.ends_with(&format!(" {seed}")));
    let day = "2026-11-22".parse().expect("a day");
    assert_eq!(shelved.record.origin(), Origin::Day(day));
    assert!(shelved.record.is_unfinished());
    assert_eq!(
        ShelvedMatch::load(format, &shelved.to_json(format)),
        Ok(shelved)
    );
}
