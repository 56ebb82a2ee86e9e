//! Imported data beside existing data: nothing good is replaced, and duplicates count once.

use little_devils::bots::Level;
use little_devils::protocol::{
    Action, DayResult, ExportItem, FinishedMatch, OwnItem, PuzzleProgress, Settings, ShelvedMatch,
    ToAnalysis,
};
use little_devils::session::{Day, MatchRecord};
use protocol::{JsonText, Node};
use words::Lang;

use super::browser::Browser;
use super::{EVERYTHING, FIRST_STATISTICS};
use crate::common::{at_random, options};
use crate::pages::save_text;

#[test]
fn an_import_never_replaces_more_complete_data() {
    let record = at_random(options(3, Level::DEFAULT, 5));
    let reviewed = FIRST_STATISTICS
        .lines()
        .nth(1)
        .expect("a match with its review");
    let plain = FinishedMatch::new(&record, 1, None);
    let over =
        |saved: &FinishedMatch| OwnItem::Over(Box::new(record.clone()), saved.clone()).to_line();
    let mut browser = Browser::new(Lang::En);
    browser.import(over(&plain).as_bytes());
    // The file's review is new here; without it there is nothing to gain.
    let shown_text = browser.import(reviewed.as_bytes());
    assert!(shown_text.contains("Imported: 1 match."), "{shown_text}");
    let saved = |browser: &Browser| {
        let text = browser.matches.values().next().expect("one").clone();
        assert_eq!(browser.matches.len(), 1);
        FinishedMatch::read(&text).expect("readable")
    };
    assert!(saved(&browser).is_reviewed());
    assert_eq!(saved(&browser).at(), 1, "when it ended");
    assert!(
        browser
            .import(over(&plain).as_bytes())
            .contains("already here")
    );
    assert!(saved(&browser).is_reviewed());

    let day: Day = "2026-11-20".parse().expect("a day");
    let result = |on: &str, devils, par| {
        let saved = DayResult {
            on: on.parse().expect("a day"),
            devils,
            tricks: vec![false; 9],
            par,
        };
        OwnItem::Day(day, saved).to_line()
    };
    let mut browser = Browser::new(Lang::En);
    browser.import(result("2026-11-20", 5, None).as_bytes());
    browser.import(result("2026-11-21", 0, Some(3)).as_bytes());
    let (_, saved) = browser.items.iter().next().expect("the day");
    let saved = DayResult::load(saved).expect("readable").expect("a result");
    assert_eq!(
        (saved.devils, saved.par),
        (5, Some(3)),
        "the first result, with par"
    );

    let puzzle = FIRST_STATISTICS.lines().nth(2).expect("a puzzle");
    let mut browser = Browser::new(Lang::En);
    browser.import(puzzle.as_bytes());
    let back = puzzle.replace("\"right\":1", "\"right\":0");
    assert!(browser.import(back.as_bytes()).contains("already here"));
    let (_, saved) = browser.items.iter().next().expect("the puzzle");
    let saved = PuzzleProgress::load(saved)
        .expect("readable")
        .expect("a puzzle");
    assert_eq!(saved.leitner.streak(), 1);
}

#[test]
fn imported_settings_replace_chosen_ones_only_on_request() {
    let mut browser = Browser::new(Lang::En);
    browser.chosen = true;
    let shown_text = browser.import(EVERYTHING.as_bytes());
    assert!(
        shown_text.contains("Yours have stayed as they are."),
        "{shown_text}"
    );
    assert_eq!(browser.settings, None);
    let shown_text = browser.press("take-settings");
    assert!(shown_text.contains("in use now"), "{shown_text}");
    assert_eq!(
        browser.settings.as_ref().and_then(Settings::lang),
        Some(Lang::De)
    );
    assert!(
        browser
            .analysis
            .receive(ToAnalysis::Action(Action::TakeSettings))
            .is_empty()
    );
}

#[test]
fn a_finished_match_is_not_imported_as_unfinished() {
    let over = at_random(options(2, Level::DEFAULT, 9));
    let mut browser = Browser::new(Lang::En);
    let saved = FinishedMatch::new(&over, 1, None);
    browser.import(
        OwnItem::Over(Box::new(over.clone()), saved)
            .to_line()
            .as_bytes(),
    );
    let before = MatchRecord::replay(over.options().clone(), &over.moves()[..30]);
    let shelved = |record: MatchRecord| ShelvedMatch {
        record,
        commitment: String::new(),
        order: 0,
    };
    let line = ExportItem::Match(shelved(before.expect("legal"))).to_line();
    assert!(browser.import(line.as_bytes()).contains("already here"));
    assert!(browser.unfinished.is_empty());

    // A finished match in an export counts as finished.
    let mut browser = Browser::new(Lang::En);
    let line = ExportItem::Match(shelved(over)).to_line();
    let shown_text = browser.import(line.as_bytes());
    assert!(shown_text.contains("Imported: 1 match."), "{shown_text}");
    assert_eq!(browser.matches.len(), 1);
}

#[test]
fn statistics_list_undo_matches_separately_and_count_duplicates_once() {
    let mut browser = Browser::new(Lang::En);
    let training = at_random(options(3, Level::DEFAULT, 1)).with_takeback_used();
    let save = save_text(&training);
    let outcomes = browser.analysis.receive(ToAnalysis::SaveMatch(save));
    browser.run(outcomes);
    assert_eq!(browser.matches.len(), 1, "it is kept");
    let shown_text = browser.press("statistics");
    assert!(
        !shown_text.contains("No match has been played"),
        "{shown_text}"
    );
    assert!(
        shown_text.contains("Matches with Undo") && shown_text.contains("4 players"),
        "{shown_text}"
    );

    // The same match, with its name as older and newer versions wrote it.
    let old = FIRST_STATISTICS.lines().next().expect("a match");
    let saved = FinishedMatch::read(old).expect("readable");
    let record = saved.record().expect("a match");
    let new = FinishedMatch::new(&record, 2, None);
    assert_ne!(saved.key(), new.key(), "“Du” is nobody's name now");
    for saved in [saved, new] {
        browser.matches.insert(saved.key().into(), saved.to_json());
    }
    browser.press("statistics");
    let rows = browser.page.iter().flat_map(Node::all);
    let row = rows.filter(|node| node.tag == "tr").nth(1).expect("all");
    assert_eq!(row.children[1].text, "1");
}
