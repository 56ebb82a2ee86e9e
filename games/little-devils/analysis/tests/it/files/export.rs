//! Whole files: exported, imported again, and read in slices.

use std::time::Instant;

use cards::Seed;
use little_devils::bots::Level;
use little_devils::protocol::{
    Action, ExportItem, ExportLine, FromAnalysis, ShelvedMatch, ToAnalysis,
};
use little_devils::session::MatchRecord;
use little_devils_analysis::{Outcome, Purpose};
use words::Lang;

use super::browser::Browser;
use super::{EVERYTHING, FIRST_BACKUP, FIRST_STATISTICS};
use crate::common::options;

fn local() -> Vec<String> {
    let lines = EVERYTHING.lines();
    let of_page = |line: &&str| {
        ["settings ", "match ", "kept ", "shared "]
            .iter()
            .any(|name| line.starts_with(name))
    };
    lines.filter(of_page).map(str::to_owned).collect()
}

#[test]
fn a_file_with_everything_is_imported_and_exported_again() {
    let mut browser = Browser::new(Lang::En);
    let shown_text = browser.import(EVERYTHING.as_bytes());
    assert!(
        shown_text.contains(
            "Imported: 2 unfinished matches, 1 match with friends, 3 matches, 1 deal of the day, 2 puzzles, 1 commitment and the settings."
        ),
        "{shown_text}"
    );
    assert!(
        shown_text.contains("under “Your matches” on the first page"),
        "{shown_text}"
    );
    assert_eq!((browser.matches.len(), browser.unfinished.len()), (3, 2));

    let again = browser.import(EVERYTHING.as_bytes());
    assert!(
        again.contains("Everything in this file was already here."),
        "{again}"
    );

    let file = browser.export(&local());
    assert_eq!(browser.name, "little-devils-2026-11-21.txt");
    let sorted = |text: &str| -> Vec<String> {
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        lines.sort();
        lines
    };
    assert_eq!(sorted(&file), sorted(EVERYTHING));
    assert!(file.starts_with("little-devils backup 1\n"));
    let shown_text = browser.shown_text();
    assert!(
        shown_text.contains("little-devils-2026-11-21.txt has been handed to your browser, with 2 unfinished matches, 1 match with friends, 3 matches, 1 deal of the day, 2 puzzles, 1 commitment and the settings."),
        "{shown_text}"
    );
}

#[test]
fn the_first_released_files_are_imported() {
    let mut browser = Browser::new(Lang::En);
    let shown_text = browser.import(FIRST_BACKUP.as_bytes());
    assert!(
        shown_text.contains("Imported: 1 unfinished match and the settings."),
        "{shown_text}"
    );
    assert_eq!(browser.unfinished.len(), 1);

    let shown_text = browser.import(FIRST_STATISTICS.as_bytes());
    assert!(
        shown_text.contains("Imported: 2 matches and 2 puzzles."),
        "{shown_text}"
    );
    // The same matches in the new form, where names may differ.
    let shown_text = browser.import(EVERYTHING.as_bytes());
    assert!(
        shown_text.contains("1 match,") && shown_text.contains("4 entries were already here."),
        "{shown_text}"
    );
    assert_eq!(browser.matches.len(), 3);
}

#[test]
fn years_of_play_are_read_in_slices() {
    let lines = (0..2000).map(|seed| {
        let record = MatchRecord::new(options(2, Level::DEFAULT, seed));
        let shelved = ShelvedMatch {
            record,
            commitment: "x".repeat(4900),
            order: 0,
        };
        ExportItem::Match(shelved).to_line()
    });
    let mut text: String = lines.map(|line| line + "\n").collect();
    text.push_str(EVERYTHING);
    assert!(text.len() > 10_000_000, "{} bytes", text.len());
    let mut browser = Browser::new(Lang::En);
    drop(browser.analysis.receive(ToAnalysis::Action(Action::Import)));
    let outcomes = browser.analysis.read_file(Some(text.into_bytes()));
    assert!(matches!(
        &outcomes[..],
        [Outcome::Send(FromAnalysis::Show { .. })]
    ));
    let (mut slices, mut longest) = (0, 0.0_f64);
    let mut last = Vec::new();
    while browser.analysis.is_busy() {
        let start = Instant::now();
        last = browser.analysis.step();
        longest = longest.max(start.elapsed().as_secs_f64());
        slices += 1;
    }
    assert!(slices > 30, "{slices} slices");
    assert!(longest < 2.0, "a slice of {longest} s");
    assert_eq!(last, [Outcome::ReadMatches(Purpose::Import)]);
    browser.run(last);
    assert_eq!(browser.matches.len(), 3);
    assert_eq!(browser.unfinished.len(), 40, "as many as there is room for");
    assert!(
        browser
            .shown_text()
            .contains("There was no room for 1962 matches.")
    );
}

#[test]
fn seeds_are_exported_without_rounding() {
    let record = MatchRecord::new(options(2, Level::DEFAULT, u64::MAX));
    let shelved = ShelvedMatch {
        record,
        commitment: String::new(),
        order: 0,
    };
    let ExportLine::Item(part) = ExportLine::read(&ExportItem::Match(shelved).to_line()) else {
        panic!("readable");
    };
    let ExportItem::Match(read) = *part else {
        panic!("a match");
    };
    assert_eq!(read.record.options().seed(), Seed(u64::MAX));
}
