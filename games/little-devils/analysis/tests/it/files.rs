//! Files out and in, as the study deals with them: every file gets an answer, nothing changes before
//! all of it has been read, and nothing gives way to something poorer.

#[allow(dead_code)] // what the other tests of the study need more
use std::collections::BTreeMap;
use std::time::Instant;

use cards::Seed;
use little_devils::bots::Level;
use little_devils::protocol::{
    Aside, FromAnalysis, KeptDay, KeptMatch, KeptPuzzle, Line, Part, Settings, ToAnalysis,
};
use little_devils::session::{Day, MatchRecord};
use little_devils_analysis::{Analysis, Item, Kept, Outcome, Purpose};
use protocol::Node;
use words::Lang;

use crate::common::{at_random, options};
use crate::pages::{WORLD, open};

const EVERYTHING: &str = include_str!("../../../tests/data/saves/everything-1.txt");
const FIRST_BACKUP: &str = include_str!("../../../tests/data/saves/backup-v1.txt");
const FIRST_STATISTICS: &str = include_str!("../../../tests/data/saves/statistics-v1.jsonl");

/// A browser: the study, the database, and what the page keeps by itself.
struct Browser {
    study: Analysis,
    matches: BTreeMap<String, String>,
    items: BTreeMap<(String, String), String>,
    /// Whether the database takes anything.
    refuses: bool,
    unfinished: Vec<MatchRecord>,
    settings: Option<Settings>,
    /// What the page answers of settings.
    chosen: bool,
    file: String,
    name: String,
    page: Vec<Node>,
}

impl Browser {
    fn new(lang: Lang) -> Self {
        let mut study = Analysis::new(WORLD, Kept::default());
        drop(study.hear(open(lang, "bots", None)));
        Self {
            study,
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

    /// Does what the worker and the page do.
    fn run(&mut self, outcomes: Vec<Outcome>) {
        let mut queue = outcomes;
        loop {
            while !queue.is_empty() {
                let outcome = queue.remove(0);
                queue.extend(self.done(outcome));
            }
            if !self.study.is_busy() {
                return;
            }
            queue = self.study.step();
        }
    }

    fn done(&mut self, outcome: Outcome) -> Vec<Outcome> {
        match outcome {
            Outcome::ReadMatches(purpose) => {
                let kept = self.matches.values();
                let kept = kept.filter_map(|text| KeptMatch::load(text).ok());
                self.study.read_matches(kept.collect(), purpose)
            }
            Outcome::KeepAll(items) => {
                if !self.refuses {
                    for item in &items {
                        self.keep(item);
                    }
                }
                self.study.stored(!self.refuses)
            }
            Outcome::KeepMatch(kept) => {
                self.matches.insert(kept.key().into(), kept.to_json());
                Vec::new()
            }
            Outcome::Tell(FromAnalysis::Show { nodes, .. }) => {
                self.page = nodes;
                Vec::new()
            }
            Outcome::Tell(FromAnalysis::File { name, text }) => {
                self.file.push_str(&text);
                self.name = name;
                Vec::new()
            }
            Outcome::Tell(FromAnalysis::TakeIn { lines }) => {
                let came = self.take_in(&lines);
                self.study.hear(ToAnalysis::Taken(came))
            }
            Outcome::Tell(FromAnalysis::Settings { save }) => {
                self.settings = Settings::load(&save).ok();
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
            let Line::Part(part) = Line::read(line) else {
                panic!("{line}");
            };
            match *part {
                Part::Settings(settings) if self.settings.as_ref() == Some(&settings) => {}
                Part::Settings(_) if self.chosen => came[3] = 2,
                Part::Settings(settings) => {
                    self.settings = Some(settings);
                    came[3] = 1;
                }
                Part::Match(aside) if self.unfinished.contains(&aside.record) => came[1] += 1,
                Part::Match(aside) => {
                    self.unfinished.push(aside.record);
                    came[0] += 1;
                }
                other => panic!("{other:?} is not the page's"),
            }
        }
        came
    }

    fn import(&mut self, bytes: &[u8]) -> String {
        drop(self.study.hear(ToAnalysis::Action("import".into())));
        let outcomes = self.study.read_file(Some(bytes.to_vec()));
        self.run(outcomes);
        self.told()
    }

    fn press(&mut self, act: &str) -> String {
        let outcomes = self.study.hear(ToAnalysis::Action(act.into()));
        self.run(outcomes);
        self.told()
    }

    fn told(&self) -> String {
        let all = self.page.iter().flat_map(Node::all);
        let texts: Vec<&str> = all.map(|node| node.text.as_str()).collect();
        texts.join("\n")
    }

    fn export(&mut self, local: &[String]) -> String {
        for line in local {
            drop(self.study.hear(ToAnalysis::Local(line.clone())));
        }
        self.file.clear();
        let outcomes = self.study.hear(open(Lang::En, "export", None));
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
fn a_file_with_everything_is_taken_in_told_and_written_again() {
    let mut browser = Browser::new(Lang::En);
    let told = browser.import(EVERYTHING.as_bytes());
    assert!(
        told.contains(
            "Imported: 2 unfinished matches, 3 matches, 1 deal of the day, 2 puzzles, 1 commitment and the settings."
        ),
        "{told}"
    );
    assert!(
        told.contains("under “Your matches” on the first page"),
        "{told}"
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
    let told = browser.told();
    assert!(
        told.contains("little-devils-2026-11-21.txt has been handed to your browser, with 2 unfinished matches, 3 matches, 1 deal of the day, 2 puzzles, 1 commitment and the settings."),
        "{told}"
    );
}

#[test]
fn the_first_released_files_are_taken_in_too() {
    let mut browser = Browser::new(Lang::En);
    let told = browser.import(FIRST_BACKUP.as_bytes());
    assert!(
        told.contains("Imported: 1 unfinished match and the settings."),
        "{told}"
    );
    assert_eq!(browser.unfinished.len(), 1);

    let told = browser.import(FIRST_STATISTICS.as_bytes());
    assert!(
        told.contains("Imported: 2 matches and 2 puzzles."),
        "{told}"
    );
    // The same matches in the new form: their names may be written in another way.
    let told = browser.import(EVERYTHING.as_bytes());
    assert!(
        told.contains("1 match,") && told.contains("4 entries were already here."),
        "{told}"
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
        let told = browser.import(bytes);
        assert!(told.contains(expected), "{expected}: {told}");
        assert!(!browser.changed(), "{expected}");
        for lang in Lang::ALL {
            let mut browser = Browser::new(lang);
            assert!(browser.import(bytes).len() > 20, "{lang:?}");
        }
    }
    let mut browser = Browser::new(Lang::En);
    drop(browser.study.hear(ToAnalysis::Action("import".into())));
    let outcomes = browser.study.read_file(None);
    browser.run(outcomes);
    assert!(browser.told().contains("too large"));
}

#[test]
fn a_file_that_is_partly_unreadable_says_how_much_of_it() {
    let text = EVERYTHING
        .replacen("\"goal\":1", "\"goal\":99", 1)
        .replacen("\"at\":1795219400000", "\"at\":\"x\"", 1)
        + "leagues 7\n";
    let mut browser = Browser::new(Lang::En);
    let told = browser.import(text.as_bytes());
    assert!(
        told.contains("2 matches,") && told.contains("1 puzzle,"),
        "{told}"
    );
    assert!(
        told.contains("2 lines could not be read and were left out."),
        "{told}"
    );
    assert!(told.contains("1 line comes from a later version"), "{told}");
}

#[test]
fn nothing_is_overwritten_by_something_poorer() {
    let record = at_random(options(3, Level::DEFAULT, 5));
    let reviewed = FIRST_STATISTICS
        .lines()
        .nth(1)
        .expect("a match with its review");
    let plain = KeptMatch::new(&record, 1, None);
    let over = |kept: &KeptMatch| Part::Over(record.clone(), kept.clone()).to_line();
    let mut browser = Browser::new(Lang::En);
    browser.import(over(&plain).as_bytes());
    // The file's review is new here; without it there is nothing to gain.
    let told = browser.import(reviewed.as_bytes());
    assert!(told.contains("Imported: 1 match."), "{told}");
    let kept = |browser: &Browser| {
        let text = browser.matches.values().next().expect("one").clone();
        assert_eq!(browser.matches.len(), 1);
        KeptMatch::load(&text).expect("readable")
    };
    assert!(kept(&browser).is_reviewed());
    assert_eq!(kept(&browser).at(), 1, "when it ended");
    assert!(
        browser
            .import(over(&plain).as_bytes())
            .contains("already here")
    );
    assert!(kept(&browser).is_reviewed());

    let day: Day = "2026-11-20".parse().expect("a day");
    let result = |on: &str, devils, par| {
        let kept = KeptDay {
            on: on.parse().expect("a day"),
            devils,
            tricks: vec![false; 9],
            par,
        };
        Part::Day(day, kept).to_line()
    };
    let mut browser = Browser::new(Lang::En);
    browser.import(result("2026-11-20", 5, None).as_bytes());
    browser.import(result("2026-11-21", 0, Some(3)).as_bytes());
    let (_, kept) = browser.items.iter().next().expect("the day");
    let kept = KeptDay::load(kept).expect("readable").expect("a result");
    assert_eq!(
        (kept.devils, kept.par),
        (5, Some(3)),
        "the first result, with par"
    );

    let puzzle = FIRST_STATISTICS.lines().nth(2).expect("a puzzle");
    let mut browser = Browser::new(Lang::En);
    browser.import(puzzle.as_bytes());
    let back = puzzle.replace("\"right\":1", "\"right\":0");
    assert!(browser.import(back.as_bytes()).contains("already here"));
    let (_, kept) = browser.items.iter().next().expect("the puzzle");
    let kept = KeptPuzzle::load(kept).expect("readable").expect("a puzzle");
    assert_eq!(kept.drill.streak(), 1);
}

#[test]
fn settings_of_a_file_wait_for_the_person_who_has_chosen_others() {
    let mut browser = Browser::new(Lang::En);
    browser.chosen = true;
    let told = browser.import(EVERYTHING.as_bytes());
    assert!(told.contains("Yours have stayed as they are."), "{told}");
    assert_eq!(browser.settings, None);
    let told = browser.press("take-settings");
    assert!(told.contains("in use now"), "{told}");
    assert_eq!(
        browser.settings.as_ref().and_then(Settings::lang),
        Some(Lang::De)
    );
    assert!(
        browser
            .study
            .hear(ToAnalysis::Action("take-settings".into()))
            .is_empty()
    );
}

#[test]
fn where_the_database_refuses_the_person_is_told_and_nothing_is_believed() {
    let mut browser = Browser::new(Lang::En);
    browser.refuses = true;
    let told = browser.import(EVERYTHING.as_bytes());
    assert!(
        told.contains("Imported: 2 unfinished matches and the settings."),
        "{told}"
    );
    assert!(
        told.contains("does not let the game save, or has no space left"),
        "{told}"
    );
    browser.refuses = false;
    let told = browser.import(EVERYTHING.as_bytes());
    assert!(
        told.contains("3 matches, 1 deal of the day, 2 puzzles"),
        "{told}"
    );
}

#[test]
fn a_match_that_is_over_here_does_not_come_back_unfinished() {
    let over = at_random(options(2, Level::DEFAULT, 9));
    let mut browser = Browser::new(Lang::En);
    let kept = KeptMatch::new(&over, 1, None);
    browser.import(Part::Over(over.clone(), kept).to_line().as_bytes());
    let before = MatchRecord::replay(over.options().clone(), &over.plays()[..30]);
    let aside = |record: MatchRecord| Aside {
        record,
        commitment: String::new(),
        order: 0,
    };
    let line = Part::Match(aside(before.expect("legal"))).to_line();
    assert!(browser.import(line.as_bytes()).contains("already here"));
    assert!(browser.unfinished.is_empty());

    // And one that is over in a backup counts as such.
    let mut browser = Browser::new(Lang::En);
    let line = Part::Match(aside(over)).to_line();
    let told = browser.import(line.as_bytes());
    assert!(told.contains("Imported: 1 match."), "{told}");
    assert_eq!(browser.matches.len(), 1);
}

#[test]
fn a_file_that_is_closed_while_it_is_read_changes_nothing() {
    let mut browser = Browser::new(Lang::En);
    drop(browser.study.hear(ToAnalysis::Action("import".into())));
    let outcomes = browser.study.read_file(Some(EVERYTHING.repeat(50).into()));
    assert!(matches!(
        &outcomes[..],
        [Outcome::Tell(FromAnalysis::Show { .. })]
    ));
    drop(browser.study.step());
    drop(browser.study.hear(ToAnalysis::Close));
    assert!(!browser.study.is_busy() && !browser.changed());
    let late = browser.study.read_file(Some(EVERYTHING.into()));
    assert!(late.is_empty() && !browser.study.is_busy());
}

#[test]
fn years_of_play_are_read_in_slices() {
    let lines = (0..2000).map(|seed| {
        let record = MatchRecord::new(options(2, Level::DEFAULT, seed));
        let aside = Aside {
            record,
            commitment: "x".repeat(4900),
            order: 0,
        };
        Part::Match(aside).to_line()
    });
    let mut text: String = lines.map(|line| line + "\n").collect();
    text.push_str(EVERYTHING);
    assert!(text.len() > 10_000_000, "{} bytes", text.len());
    let mut browser = Browser::new(Lang::En);
    drop(browser.study.hear(ToAnalysis::Action("import".into())));
    let outcomes = browser.study.read_file(Some(text.into_bytes()));
    assert!(matches!(
        &outcomes[..],
        [Outcome::Tell(FromAnalysis::Show { .. })]
    ));
    let (mut slices, mut longest) = (0, 0.0_f64);
    let mut last = Vec::new();
    while browser.study.is_busy() {
        let start = Instant::now();
        last = browser.study.step();
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
            .told()
            .contains("There was no room for 1962 unfinished matches.")
    );
}

#[test]
fn statistics_show_matches_with_undo_and_count_a_match_kept_twice_once() {
    let mut browser = Browser::new(Lang::En);
    let training = at_random(options(3, Level::DEFAULT, 1)).with_takeback_used();
    let save = little_devils::protocol::SavedMatch::from(&training).to_json();
    let outcomes = browser.study.hear(ToAnalysis::Keep(save));
    browser.run(outcomes);
    assert_eq!(browser.matches.len(), 1, "it is kept");
    let told = browser.press("statistics");
    assert!(!told.contains("No match has been played"), "{told}");
    assert!(
        told.contains("Matches with Undo") && told.contains("4 players"),
        "{told}"
    );

    // The same match as versions before and after have written its name.
    let old = FIRST_STATISTICS.lines().next().expect("a match");
    let kept = KeptMatch::load(old).expect("readable");
    let record = kept.record().expect("a match");
    let new = KeptMatch::new(&record, 2, None);
    assert_ne!(kept.key(), new.key(), "“Du” is nobody's name now");
    for kept in [kept, new] {
        browser.matches.insert(kept.key().into(), kept.to_json());
    }
    browser.press("statistics");
    let rows = browser.page.iter().flat_map(Node::all);
    let row = rows.filter(|node| node.tag == "tr").nth(1).expect("all");
    assert_eq!(row.children[1].text, "1");
}

#[test]
fn seeds_of_matches_are_whole_in_files() {
    let record = MatchRecord::new(options(2, Level::DEFAULT, u64::MAX));
    let aside = Aside {
        record,
        commitment: String::new(),
        order: 0,
    };
    let Line::Part(part) = Line::read(&Part::Match(aside).to_line()) else {
        panic!("readable");
    };
    let Part::Match(read) = *part else {
        panic!("a match");
    };
    assert_eq!(read.record.options().seed(), Seed(u64::MAX));
}
