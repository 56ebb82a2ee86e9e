//! Lines of export files: written, read back, and classified.

use cards::Seed;
use little_devils::bots::Level;
use little_devils::protocol::{
    DayResult, ExportItem, ExportLine, FinishedMatch, OwnItem, PuzzleKind, PuzzleProgress,
    Settings, ShelvedMatch,
};
use little_devils::review::LeitnerCard;
use little_devils::rules::Round;
use little_devils::session::{Day, MatchRecord, Player, match_options};
use little_devils_analysis::PuzzleDeck;
use protocol::{JsonText, SavedSalt, reader_of, write_online_match};
use session::Salt;
use words::Lang;

use crate::common::{at_random, options};

fn record() -> MatchRecord {
    let opponents = ["Ember", "Nox"].map(|name| Player::bot(name, Level::DEFAULT));
    let options = match_options(Seed(u64::MAX), "Zoë \"Z\"", opponents.to_vec());
    let mut record = MatchRecord::new(options.expect("good options"));
    for _ in 0..20 {
        let lowest = *record.any().legal().first().expect("a card");
        record.play(lowest).expect("legal");
    }
    record
}

fn day() -> Day {
    "2026-11-22".parse().expect("a day")
}

fn parts() -> Vec<ExportItem> {
    let mut settings = Settings::default();
    settings.set_lang(Lang::Fr);
    let over = at_random(options(3, Level::DEFAULT, 4));
    let puzzle = PuzzleDeck::set().next().expect("a puzzle");
    let puzzle = little_devils::rules::notation::print_view(puzzle.puzzle.view());
    vec![
        ExportItem::Settings(Box::new(settings)),
        ExportItem::Match(ShelvedMatch {
            record: record(),
            commitment: "digits 0 18446744073709551615".into(),
            order: 2,
        }),
        ExportItem::Own(OwnItem::Over(
            Box::new(over.clone()),
            FinishedMatch::new(&over, 7, None),
        )),
        ExportItem::Own(OwnItem::Day(
            day(),
            DayResult {
                on: day(),
                devils: 3,
                tricks: vec![true; 9],
                par: Some(2),
            },
        )),
        ExportItem::Salt(
            Seed(5),
            SavedSalt {
                salt: Salt([7; 16]),
                cards: 0,
            },
        ),
        ExportItem::Own(OwnItem::Puzzle(PuzzleProgress {
            leitner: LeitnerCard::new(LeitnerCard::SET, day()),
            kind: PuzzleKind::Set(puzzle),
        })),
        ExportItem::Own(OwnItem::Online(write_online_match(
            reader_of::<Round>(),
            &over,
        ))),
    ]
}

#[test]
fn every_part_is_read_back() {
    for part in parts() {
        let line = part.to_line();
        assert_eq!(
            ExportLine::read(&line),
            ExportLine::Item(Box::new(part.clone()))
        );
        let crlf = format!("{line}\r");
        assert_eq!(
            ExportLine::read(&crlf),
            ExportLine::Item(Box::new(part)),
            "{crlf}"
        );
    }
    assert_eq!(ExportLine::read(&ExportLine::title()), ExportLine::Title);
    assert_eq!(ExportLine::read("  "), ExportLine::Blank);
}

#[test]
fn the_first_released_files_are_still_read() {
    let mut lines = include_str!("../../../tests/data/saves/backup-v1.txt")
        .lines()
        .map(ExportLine::read);
    assert_eq!(lines.next(), Some(ExportLine::Title));
    let Some(ExportLine::Item(settings)) = lines.next() else {
        panic!("settings");
    };
    assert!(
        matches!(*settings, ExportItem::Settings(settings) if settings.lang() == Some(Lang::Fr))
    );
    let Some(ExportLine::Item(current)) = lines.next() else {
        panic!("a match");
    };
    assert!(matches!(*current, ExportItem::Match(shelved) if shelved.record == record()));
    assert_eq!(lines.next(), None);

    let kinds = include_str!("../../../tests/data/saves/statistics-v1.jsonl")
        .lines()
        .map(|line| match ExportLine::read(line) {
            ExportLine::Item(part) => match *part {
                ExportItem::Own(OwnItem::Over(..)) => "match",
                ExportItem::Own(OwnItem::Puzzle(..)) => "puzzle",
                _ => "other",
            },
            _ => "nothing",
        });
    let kinds: Vec<_> = kinds.collect();
    assert_eq!(kinds, ["match", "match", "puzzle", "puzzle"]);
}

#[test]
fn lines_of_later_versions_differ_from_unreadable_ones() {
    let line = |kind: usize| parts()[kind].to_line();
    let later = [
        "statistics 9 later".into(),
        "end".into(),
        line(1).replace("\"version\":2", "\"version\":3"),
        line(2).replace("\"version\":1", "\"version\":2"),
        line(3).replace("\"version\":1", "\"version\":2"),
        line(4).replace("\"version\":1", "\"version\":2"),
        line(5).replace("\"version\":1", "\"version\":2"),
        "over {\"version\":7,\"other\":true}".into(),
        "{\"version\":3}".into(),
    ];
    for line in later {
        assert_eq!(ExportLine::read(&line), ExportLine::Later, "{line}");
    }
    assert_eq!(
        ExportLine::read("little-devils backup 2"),
        ExportLine::LaterTitle
    );
    let unreadable = [
        "settings {\"lang\":7}".into(),
        line(1).replace("kobold", "angel"),
        line(1).replace("little-devils", "hearts"),
        line(2).trim_end_matches('}').to_owned(),
        line(2).replace("\"link\":\"1", "\"link\":\"1A"),
        line(3).replace("2026-11-22", "gestern"),
        line(4).replace("salt 5", "salt five"),
        line(5).replace("position\":\"", "position\":\"x"),
        "{}".into(),
        "{\"version\":1}".into(),
        "Dear Sir or Madam,".into(),
        "<html>".into(),
    ];
    for line in unreadable {
        assert_eq!(ExportLine::read(&line), ExportLine::Unreadable, "{line}");
    }
}

#[test]
fn an_unfinished_match_is_not_in_the_statistics() {
    let saved = FinishedMatch::new(&record(), 7, None);
    let line = format!("over {}", saved.to_json());
    assert_eq!(ExportLine::read(&line), ExportLine::Unreadable);
}
