//! Export and import: every file gets an answer, nothing changes before all of it has been read, and
//! nothing is replaced by something poorer.

#[allow(dead_code)] // what the other tests of the study need more
use std::collections::BTreeMap;
use std::time::Instant;

use cards::Seed;
use little_devils::bots::Level;
use little_devils::protocol::{
    Action, AsideMatch, DayResult, ExportItem, ExportLine, FinishedMatch, FromAnalysis,
    PuzzleProgress, Settings, ToAnalysis,
};
use little_devils::session::{Day, MatchRecord};
use little_devils_analysis::{Analysis, Item, Outcome, Purpose, SavedData};
use protocol::{JsonText, Node};
use words::Lang;

use crate::common::{at_random, options};
use crate::pages::{ENVIRONMENT, open};

const EVERYTHING: &str = include_str!("../../../tests/data/saves/everything-1.txt");
const FIRST_BACKUP: &str = include_str!("../../../tests/data/saves/backup-v1.txt");
const FIRST_STATISTICS: &str = include_str!("../../../tests/data/saves/statistics-v1.jsonl");

/// A browser: the analysis, the database, and what the page saves by itself.
struct Browser {
    analysis: Analysis,
    matches: BTreeMap<String, String>,
    items: BTreeMap<(String, String), String>,
    /// Whether the database refuses to save.
    refuses: bool,
    unfinished: Vec<MatchRecord>,
    settings: Option<Settings>,
    /// The page's answer about settings.
    chosen: bool,
    file: String,
    name: String,
    page: Vec<Node>,
}

impl Browser {
    fn new(lang: Lang) -> Self {
        let mut analysis = Analysis::new(ENVIRONMENT, SavedData::default());
        drop(analysis.receive(open(lang, "bots", None)));
        Self {
            analysis,
            matches: BTreeMap::new(),
            items: BTreeMap::new(),
            refuses: false,
            unfinished: Vec::new(),
            settings: None,
            chosen: false,
            file: String::new(),
            name: String::new(),
            page: Vec::new(),
        }
    }

    /// Plays the parts of the worker and the page.
    fn run(&mut self, outcomes: Vec<Outcome>) {
        let mut queue = outcomes;
        loop {
            while !queue.is_empty() {
                let outcome = queue.remove(0);
                queue.extend(self.done(outcome));
            }
            if !self.analysis.is_busy() {
                return;
            }
            queue = self.analysis.step();
        }
    }

    fn done(&mut self, outcome: Outcome) -> Vec<Outcome> {
        match outcome {
            Outcome::ReadMatches(purpose) => {
                let saved = self.matches.values();
                let saved = saved.filter_map(|text| FinishedMatch::read(text).ok());
                self.analysis.read_matches(saved.collect(), purpose)
            }
            Outcome::SaveAll(items) => {
                if !self.refuses {
                    for item in &items {
                        self.keep(item);
                    }
                }
                self.analysis.stored(!self.refuses)
            }
            Outcome::SaveMatch(saved) => {
                self.matches.insert(saved.key().into(), saved.to_json());
                Vec::new()
            }
            Outcome::Send(FromAnalysis::Show { nodes, .. }) => {
                self.page = nodes;
                Vec::new()
            }
            Outcome::Send(FromAnalysis::File { name, text }) => {
                self.file.push_str(&text);
                self.name = name;
                Vec::new()
            }
            Outcome::Send(FromAnalysis::Import { lines }) => {
                let came = self.take_in(&lines);
                self.analysis.receive(ToAnalysis::Imported(came))
            }
            Outcome::Send(FromAnalysis::Settings { save }) => {
                self.settings = Settings::read(&save).ok();
                Vec::new()
            }
            _ => Vec::new(),
        }
    }

    fn keep(&mut self, item: &Item) {
        let kind = format!("{:?}", item.kind);
        if kind == "Matches" {
            self.matches.insert(item.key.clone(), item.text.clone());
        }
        let before = self
            .items
            .insert((kind, item.key.clone()), item.text.clone());
        assert!(before.is_none() || item.replaces);
    }

    fn take_in(&mut self, lines: &str) -> [usize; 4] {
        let mut came = [0; 4];
        for line in lines.lines() {
            let ExportLine::Item(part) = ExportLine::read(line) else {
                panic!("{line}");
            };
            match *part {
                ExportItem::Settings(settings) if self.settings.as_ref() == Some(&settings) => {}
                ExportItem::Settings(_) if self.chosen => came[3] = 2,
                ExportItem::Settings(settings) => {
                    self.settings = Some(settings);
                    came[3] = 1;
                }
                ExportItem::Match(aside) if self.unfinished.contains(&aside.record) => came[1] += 1,
                ExportItem::Match(aside) => {
                    self.unfinished.push(aside.record);
                    came[0] += 1;
                }
                other => panic!("{other:?} is not the page's"),
            }
        }
        came
    }

    fn import(&mut self, bytes: &[u8]) -> String {
        drop(self.analysis.receive(ToAnalysis::Action(Action::Import)));
        let outcomes = self.analysis.read_file(Some(bytes.to_vec()));
        self.run(outcomes);
        self.shown_text()
    }

    fn press(&mut self, act: &str) -> String {
        let outcomes = self
            .analysis
            .receive(ToAnalysis::Action(act.parse().expect("an action")));
        self.run(outcomes);
        self.shown_text()
    }

    fn shown_text(&self) -> String {
        let all = self.page.iter().flat_map(Node::all);
        let texts: Vec<&str> = all.map(|node| node.text.as_str()).collect();
        texts.join("\n")
    }

    fn export(&mut self, local: &[String]) -> String {
        for line in local {
            drop(self.analysis.receive(ToAnalysis::LocalLine(line.clone())));
        }
        self.file.clear();
        let outcomes = self.analysis.receive(open(Lang::En, "export", None));
        self.run(outcomes);
        core::mem::take(&mut self.file)
    }

    fn changed(&self) -> bool {
        !self.matches.is_empty()
            || !self.items.is_empty()
            || !self.unfinished.is_empty()
            || self.settings.is_some()
    }
}

fn local() -> Vec<String> {
    let lines = EVERYTHING.lines();
    let of_page = |line: &&str| {
        ["settings ", "match ", "kept "]
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
            "Imported: 2 unfinished matches, 3 matches, 1 deal of the day, 2 puzzles, 1 commitment and the settings."
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
        shown_text.contains("little-devils-2026-11-21.txt has been handed to your browser, with 2 unfinished matches, 3 matches, 1 deal of the day, 2 puzzles, 1 commitment and the settings."),
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
fn a_file_that_is_partly_unreadable_says_how_much_of_it() {
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
fn nothing_is_overwritten_by_something_poorer() {
    let record = at_random(options(3, Level::DEFAULT, 5));
    let reviewed = FIRST_STATISTICS
        .lines()
        .nth(1)
        .expect("a match with its review");
    let plain = FinishedMatch::new(&record, 1, None);
    let over = |saved: &FinishedMatch| ExportItem::Over(record.clone(), saved.clone()).to_line();
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
        ExportItem::Day(day, saved).to_line()
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
fn settings_of_a_file_do_not_replace_chosen_ones_unasked() {
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
fn a_refusing_database_is_reported_and_changes_nothing() {
    let mut browser = Browser::new(Lang::En);
    browser.refuses = true;
    let shown_text = browser.import(EVERYTHING.as_bytes());
    assert!(
        shown_text.contains("Imported: 2 unfinished matches and the settings."),
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
fn a_match_that_is_over_here_does_not_come_back_unfinished() {
    let over = at_random(options(2, Level::DEFAULT, 9));
    let mut browser = Browser::new(Lang::En);
    let saved = FinishedMatch::new(&over, 1, None);
    browser.import(ExportItem::Over(over.clone(), saved).to_line().as_bytes());
    let before = MatchRecord::replay(over.options().clone(), &over.plays()[..30]);
    let aside = |record: MatchRecord| AsideMatch {
        record,
        commitment: String::new(),
        order: 0,
    };
    let line = ExportItem::Match(aside(before.expect("legal"))).to_line();
    assert!(browser.import(line.as_bytes()).contains("already here"));
    assert!(browser.unfinished.is_empty());

    // A finished match in an export counts as finished.
    let mut browser = Browser::new(Lang::En);
    let line = ExportItem::Match(aside(over)).to_line();
    let shown_text = browser.import(line.as_bytes());
    assert!(shown_text.contains("Imported: 1 match."), "{shown_text}");
    assert_eq!(browser.matches.len(), 1);
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

#[test]
fn years_of_play_are_read_in_slices() {
    let lines = (0..2000).map(|seed| {
        let record = MatchRecord::new(options(2, Level::DEFAULT, seed));
        let aside = AsideMatch {
            record,
            commitment: "x".repeat(4900),
            order: 0,
        };
        ExportItem::Match(aside).to_line()
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
            .contains("There was no room for 1962 unfinished matches.")
    );
}

#[test]
fn statistics_list_undo_matches_apart_and_count_duplicates_once() {
    let mut browser = Browser::new(Lang::En);
    let training = at_random(options(3, Level::DEFAULT, 1)).with_takeback_used();
    let save = little_devils::protocol::SavedMatch::from(&training).to_json();
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

#[test]
fn seeds_of_matches_are_whole_in_files() {
    let record = MatchRecord::new(options(2, Level::DEFAULT, u64::MAX));
    let aside = AsideMatch {
        record,
        commitment: String::new(),
        order: 0,
    };
    let ExportLine::Item(part) = ExportLine::read(&ExportItem::Match(aside).to_line()) else {
        panic!("readable");
    };
    let ExportItem::Match(read) = *part else {
        panic!("a match");
    };
    assert_eq!(read.record.options().seed(), Seed(u64::MAX));
}
