//! A browser: the analysis, the database, and the texts that the page saves by itself.

use std::collections::BTreeMap;

use little_devils::protocol::{
    Action, ExportItem, ExportLine, FinishedMatch, FromAnalysis, OwnItem, Settings, ToAnalysis,
};
use little_devils::session::MatchRecord;
use little_devils_analysis::{Analysis, Item, Outcome, SavedData};
use protocol::{JsonText, Node};
use words::Lang;

use crate::pages::{ENVIRONMENT, open};

/// A browser: the analysis, the database, and what the page saves by itself.
pub(super) struct Browser {
    pub(super) analysis: Analysis,
    pub(super) matches: BTreeMap<String, String>,
    pub(super) items: BTreeMap<(String, String), String>,
    /// Whether the database refuses to save.
    pub(super) refuses: bool,
    pub(super) unfinished: Vec<MatchRecord>,
    /// Online matches.
    pub(super) shared: Vec<String>,
    pub(super) settings: Option<Settings>,
    /// The page's answer about settings.
    pub(super) chosen: bool,
    pub(super) file: String,
    pub(super) name: String,
    pub(super) page: Vec<Node>,
}

impl Browser {
    pub(super) fn new(lang: Lang) -> Self {
        let mut analysis = Analysis::new(ENVIRONMENT, SavedData::default());
        drop(analysis.receive(open(lang, "bots", None)));
        Self {
            analysis,
            matches: BTreeMap::new(),
            items: BTreeMap::new(),
            refuses: false,
            unfinished: Vec::new(),
            shared: Vec::new(),
            settings: None,
            chosen: false,
            file: String::new(),
            name: String::new(),
            page: Vec::new(),
        }
    }

    /// Plays the parts of the worker and the page.
    pub(super) fn run(&mut self, outcomes: Vec<Outcome>) {
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

    pub(super) fn done(&mut self, outcome: Outcome) -> Vec<Outcome> {
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

    pub(super) fn keep(&mut self, item: &Item) {
        let kind = format!("{:?}", item.kind);
        if kind == "Matches" {
            self.matches.insert(item.key.clone(), item.text.clone());
        }
        let before = self
            .items
            .insert((kind, item.key.clone()), item.text.clone());
        assert!(before.is_none() || item.replaces);
    }

    pub(super) fn take_in(&mut self, lines: &str) -> [usize; 5] {
        let mut came = [0; 5];
        for line in lines.lines() {
            let ExportLine::Item(part) = ExportLine::read(line) else {
                panic!("{line}");
            };
            match *part {
                ExportItem::Settings(settings) if self.settings.as_ref() == Some(&*settings) => {}
                ExportItem::Settings(_) if self.chosen => came[3] = 2,
                ExportItem::Settings(settings) => {
                    self.settings = Some(*settings);
                    came[3] = 1;
                }
                ExportItem::Match(shelved) if self.unfinished.contains(&shelved.record) => {
                    came[1] += 1;
                }
                ExportItem::Match(shelved) => {
                    self.unfinished.push(shelved.record);
                    came[0] += 1;
                }
                ExportItem::Own(OwnItem::Online(text)) if self.shared.contains(&text) => {
                    came[1] += 1;
                }
                ExportItem::Own(OwnItem::Online(text)) => {
                    self.shared.push(text);
                    came[4] += 1;
                }
                other => panic!("{other:?} is not the page's"),
            }
        }
        came
    }

    pub(super) fn import(&mut self, bytes: &[u8]) -> String {
        drop(self.analysis.receive(ToAnalysis::Action(Action::Import)));
        let outcomes = self.analysis.read_file(Some(bytes.to_vec()));
        self.run(outcomes);
        self.shown_text()
    }

    pub(super) fn press(&mut self, act: &str) -> String {
        let outcomes = self
            .analysis
            .receive(ToAnalysis::Action(act.parse().expect("an action")));
        self.run(outcomes);
        self.shown_text()
    }

    pub(super) fn shown_text(&self) -> String {
        let all = self.page.iter().flat_map(Node::all);
        let texts: Vec<&str> = all.map(|node| node.text.as_str()).collect();
        texts.join("\n")
    }

    pub(super) fn export(&mut self, local: &[String]) -> String {
        for line in local {
            drop(self.analysis.receive(ToAnalysis::LocalLine(line.clone())));
        }
        self.file.clear();
        let outcomes = self.analysis.receive(open(Lang::En, "export", None));
        self.run(outcomes);
        core::mem::take(&mut self.file)
    }

    pub(super) fn changed(&self) -> bool {
        !self.matches.is_empty()
            || !self.items.is_empty()
            || !self.unfinished.is_empty()
            || self.settings.is_some()
    }
}
