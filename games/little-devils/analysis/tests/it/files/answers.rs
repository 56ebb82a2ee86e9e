//! Answers to unreadable files, files partly read, refused saves, and imports that are stopped.

use little_devils::protocol::{Action, FromAnalysis, ToAnalysis};
use little_devils_analysis::Outcome;
use words::Lang;

use super::EVERYTHING;
use super::browser::Browser;

#[test]
fn every_file_gets_an_answer_in_every_language() {
    let later = EVERYTHING.replacen("backup 1", "backup 2", 1);
    let newer = "little-devils backup 1\nleagues {\"version\":1}\n";
    let broken = "little-devils backup 1\nover {\"version\":1,\"at\"\n";
    let huge_line = format!("over {}", "x".repeat(100_000));
    let utf16: Vec<u8> = "little-devils backup 1\n"
        .encode_utf16()
        .flat_map(u16::to_le_bytes)
        .collect();
    let cases: [(&[u8], &str); 12] = [
        (b"", "This file is empty."),
        (b"  \n\n\r\n", "This file is empty."),
        ("\u{feff}".as_bytes(), "This file is empty."),
        (b"little-devils backup 1\n", "This file is empty."),
        (b"\x89PNG\r\n\x1a\n\0\0", "not a text file"),
        (&utf16, "not a text file"),
        (b"\xff\xfe\xfd", "not a text file"),
        (b"Dear Sir or Madam,\n", "not a file of this game"),
        (huge_line.as_bytes(), "not a file of this game"),
        (broken.as_bytes(), "it is damaged"),
        (later.as_bytes(), "later version of the game. Reload"),
        (newer.as_bytes(), "later version of the game. Reload"),
    ];
    for (bytes, expected) in cases {
        let mut browser = Browser::new(Lang::En);
        let shown_text = browser.import(bytes);
        assert!(shown_text.contains(expected), "{expected}: {shown_text}");
        assert!(!browser.changed(), "{expected}");
        for lang in Lang::ALL {
            let mut browser = Browser::new(lang);
            assert!(browser.import(bytes).len() > 20, "{lang:?}");
        }
    }
    let mut browser = Browser::new(Lang::En);
    drop(browser.analysis.receive(ToAnalysis::Action(Action::Import)));
    let outcomes = browser.analysis.read_file(None);
    browser.run(outcomes);
    assert!(browser.shown_text().contains("too large"));
}

#[test]
fn a_partly_unreadable_file_is_reported_with_the_number_of_lines_left_out() {
    let text = EVERYTHING
        .replacen("\"goal\":1", "\"goal\":99", 1)
        .replacen("\"at\":1795219400000", "\"at\":\"x\"", 1)
        + "leagues 7\n";
    let mut browser = Browser::new(Lang::En);
    let shown_text = browser.import(text.as_bytes());
    assert!(
        shown_text.contains("2 matches,") && shown_text.contains("1 puzzle,"),
        "{shown_text}"
    );
    assert!(
        shown_text.contains("2 lines could not be read and were left out."),
        "{shown_text}"
    );
    assert!(
        shown_text.contains("1 line comes from a later version"),
        "{shown_text}"
    );
}

#[test]
fn a_refusing_database_is_reported_and_changes_nothing() {
    let mut browser = Browser::new(Lang::En);
    browser.refuses = true;
    let shown_text = browser.import(EVERYTHING.as_bytes());
    assert!(
        shown_text
            .contains("Imported: 2 unfinished matches, 1 match with friends and the settings."),
        "{shown_text}"
    );
    assert!(
        shown_text.contains("does not let the game save, or has no space left"),
        "{shown_text}"
    );
    browser.refuses = false;
    let shown_text = browser.import(EVERYTHING.as_bytes());
    assert!(
        shown_text.contains("3 matches, 1 deal of the day, 2 puzzles"),
        "{shown_text}"
    );
}

#[test]
fn a_file_that_is_closed_while_it_is_read_changes_nothing() {
    let mut browser = Browser::new(Lang::En);
    drop(browser.analysis.receive(ToAnalysis::Action(Action::Import)));
    let outcomes = browser
        .analysis
        .read_file(Some(EVERYTHING.repeat(50).into()));
    assert!(matches!(
        &outcomes[..],
        [Outcome::Send(FromAnalysis::Show { .. })]
    ));
    drop(browser.analysis.step());
    drop(browser.analysis.receive(ToAnalysis::Close));
    assert!(!browser.analysis.is_busy() && !browser.changed());
    let late = browser.analysis.read_file(Some(EVERYTHING.into()));
    assert!(late.is_empty() && !browser.analysis.is_busy());
}
