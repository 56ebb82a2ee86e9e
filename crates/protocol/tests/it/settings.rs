//! Settings: one form for every game; players and levels are checked as the game says.

use cards::SeatCount;
use protocol::{JsonText, Settings, TableFormat};
use session::{Preferences, Speed, Switch, UNNAMED};
use words::Lang;

use crate::dice::{Dice, WILD};

#[test]
fn settings_ignore_unknown_values() {
    let text = r#"{"lang":"tlh","speed":"warp","theme":"plaid","on":["fly"],"off":["swim"],"players":5,"name":" Me ","levels":["wild","kobold"],"later":true}"#;
    let settings = Settings::read(text).expect("readable");
    assert_eq!(
        (settings.lang(), settings.players(Dice::INFO)),
        (None, None)
    );
    assert_eq!(settings.preferences(), Preferences::default());
    assert_eq!(settings.name(), "Me");
    let level = |opponent| settings.level(Dice::INFO, opponent);
    assert_eq!((level(0), level(1), level(7)), (Some(WILD), None, None));
    assert!(Settings::read("[1").is_err());
}

#[test]
fn settings_are_written_in_one_form() {
    let mut settings = Settings::default();
    assert!(!settings.is_chosen());
    settings.set_lang(Lang::Nl);
    let mut preferences = Preferences::default();
    preferences.speed = Speed::Slow;
    preferences.set(Switch::Sound, false);
    settings.set_preferences(&preferences);
    let table = Settings::default();
    assert!(settings.is_chosen() && !table.chooses_as(&settings));
    let players = Settings::read(r#"{"players":2}"#).expect("readable");
    let players = players.players(Dice::INFO).expect("two may play");
    settings.set_table(players, "", [WILD]);
    let written = r#"{"lang":"nl","speed":"slow","theme":"system","motion":"system","card_size":"medium","on":["show-legal"],"off":["play-forced","ask-first","history","sound","left-handed","four-colors"],"players":2,"name":null,"levels":["wild"]}"#;
    assert_eq!(settings.to_json(), written);
    let read = Settings::read(written).expect("just written");
    assert_eq!(read, settings);
    assert_eq!(read.players(Dice::INFO).map(SeatCount::get), Some(2));
    assert_eq!(read.name(), "");
}

#[test]
fn words_for_no_name_count_as_none() {
    for word in UNNAMED {
        let settings = Settings::read(&format!(r#"{{"name":" {word} "}}"#)).expect("readable");
        assert_eq!(settings.name(), "");
        assert!(!settings.is_chosen());
    }
    let settings = Settings::read(r#"{"name":"Anna"}"#).expect("readable");
    assert!(settings.is_chosen());
}
