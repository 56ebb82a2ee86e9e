//! What the browser keeps, taken out as a file and in again.

use little_devils::bots::Level;
use little_devils::cards::Seed;
use little_devils::play::{MatchOptions, MatchRecord, Opponent};
use little_devils::rules::game::Game;
use little_devils::text::Lang;
use little_devils::wire::{Backup, LONGEST_BACKUP, Settings};

fn record() -> MatchRecord {
    let opponents = ["Ember", "Nox"].map(|name| Opponent {
        name: name.into(),
        level: Level::DEFAULT,
    });
    let options = MatchOptions::new(Seed(u64::MAX), "Zoë \"Z\"", opponents.to_vec());
    let mut record = MatchRecord::new(options.expect("good options"));
    for _ in 0..20 {
        let card = record.deal().legal().lowest().expect("a card");
        record.play(card).expect("legal");
    }
    record
}

fn backup() -> Backup {
    let mut settings = Settings::default();
    settings.set_lang(Lang::Fr);
    Backup {
        settings: Some(settings),
        record: Some(record()),
    }
}

#[test]
fn a_file_is_read_back_whole_or_in_part() {
    let whole = backup();
    let settings = Backup {
        record: None,
        ..backup()
    };
    let record = Backup {
        settings: None,
        ..backup()
    };
    for backup in [whole, settings, record] {
        assert_eq!(Backup::read(&backup.to_text()), Ok(backup));
    }
}

#[test]
fn parts_of_later_versions_are_passed_over() {
    let text = backup().to_text();
    let later = text.replacen('\n', "\nstatistics 9 later\n\n", 1) + "\r\nend\n";
    assert_eq!(Backup::read(&later), Ok(backup()));
}

#[test]
fn the_first_released_form_still_loads() {
    let backup = Backup::read(include_str!("data/saves/backup-v1.txt")).expect("version 1");
    let lang = backup.settings.and_then(|settings| settings.lang());
    assert_eq!(lang, Some(Lang::Fr));
    assert_eq!(backup.record, Some(record()));
}

#[test]
fn what_is_not_good_as_a_whole_is_refused_in_words() {
    let text = backup().to_text();
    let foreign = "no backup of this game";
    let cases = [
        (String::new(), foreign),
        ("{}".into(), foreign),
        (text.replacen("little-devils", "hearts", 1), foreign),
        (text.replacen("backup 1", "backup 2", 1), foreign),
        (text.clone() + &" ".repeat(LONGEST_BACKUP), foreign),
        (
            "little-devils backup 1\n".into(),
            "neither settings nor a match",
        ),
        (text.replace("\"fr\"", "7"), "the settings: lang"),
        (
            text.replace("kobold", "angel"),
            "the match: there is no level angel",
        ),
        (
            text.trim_end().trim_end_matches('}').into(),
            "the match: EOF",
        ),
    ];
    for (text, expected) in cases {
        let error = Backup::read(&text).expect_err(expected).to_string();
        assert!(error.contains(expected), "{expected}: {error}");
    }
}
