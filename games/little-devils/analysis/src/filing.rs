//! Files: everything that is kept, to be saved, and what was saved, to be taken in.
//!
//! What the page keeps by itself (settings and unfinished matches) it tells before it asks for a
//! file, and takes in at the end.

use cards::Seed;
use little_devils::protocol::{FromAnalysis, KeptDay, KeptMatch, Line, Part, TITLE};
use little_devils::session::Day;
use protocol::{KeptSalt, Node};

use super::draw::{button, buttons, text};
use super::import::{Found, Import, Refusal};
use super::merge::Merge;
use super::work::Work;
use super::{Action, Analysis, Outcome, Purpose, show};

/// As many bytes as a file may have that is read: some hundred years of play.
pub const LARGEST_FILE: f64 = 64e6;
/// A piece of a file that is sent to the page has so many bytes, and the line that they end in.
const PIECE: usize = 200_000;

/// How a language counts something.
type Count = fn(usize) -> String;

/// A file on its way in.
#[derive(Clone, Debug)]
pub(super) enum Incoming {
    Found(Box<Found>),
    Merged(Box<Merge>),
    /// The page has taken its part in: how many matches were new, known or found no room, and what
    /// came of the settings.
    Taken(Box<Merge>, [usize; 4]),
}

/// What the page says of settings that a file has.
const SETTINGS_TAKEN: usize = 1;
const SETTINGS_DIFFER: usize = 2;

/// Out.
impl Analysis {
    /// Everything that is kept, as a file in pieces, and a page that says so.
    pub(super) fn export(&mut self, kept: Vec<KeptMatch>) -> Vec<Outcome> {
        let local = self.exported.clone();
        let is_unfinished = |line: &&String| match Line::read(line) {
            Line::Part(part) => matches!(*part, Part::Match(aside) if aside.record.is_unfinished()),
            _ => false,
        };
        let unfinished = local.iter().filter(is_unfinished).count();
        let mut over = 0;
        let matches = kept.into_iter().filter_map(|kept| {
            let record = kept.record()?;
            over += 1;
            Some(Part::Over(record, kept).to_line())
        });
        let mut lines: Vec<String> = core::iter::once(TITLE.into())
            .chain(local)
            .chain(matches)
            .collect();
        let day = |(day, kept): (&Day, &KeptDay)| Part::Day(*day, kept.clone()).to_line();
        let salt = |(seed, kept): (&Seed, &KeptSalt)| Part::Salt(*seed, *kept).to_line();
        lines.extend(self.kept.days.iter().map(day));
        lines.extend(self.kept.salts.iter().map(salt));
        let puzzles: Vec<_> = self.kept.trainer.kept().collect();
        let number = puzzles.len();
        lines.extend(puzzles.into_iter().map(|kept| Part::Puzzle(kept).to_line()));

        let study = self.study();
        let (days, salts) = (self.kept.days.len(), self.kept.salts.len());
        let counted: [(usize, Count); 5] = [
            (unfinished, study.some_unfinished),
            (over, study.some_matches),
            (days, study.some_days),
            (number, study.some_puzzles),
            (salts, study.some_salts),
        ];
        let list = self.list(&counted, true);
        let today = self.today().map(|today| today.to_string());
        let name = format!("little-devils-{}.txt", today.unwrap_or_default());
        let says = (study.exported)(&name, &list);
        let page = vec![
            text(says).with("role", "status"),
            buttons([button(self.study().statistics, &Action::Statistics)]),
        ];
        let shown = Outcome::Tell(show(self.words().save_file(), page));
        let pieces = pieces(&lines, &name).into_iter().map(Outcome::Tell);
        pieces.chain([shown]).collect()
    }

    /// "3 matches, 1 puzzle and the settings"
    fn list(&self, counted: &[(usize, Count)], settings: bool) -> String {
        let some = counted.iter().filter(|(number, _)| *number > 0);
        let mut items: Vec<String> = some.map(|(number, says)| says(*number)).collect();
        items.extend(settings.then(|| self.study().the_settings.into()));
        let last = items.pop().unwrap_or_default();
        if items.is_empty() {
            last
        } else {
            format!("{} {} {last}", items.join(", "), self.study().and)
        }
    }
}

/// The lines of a file in pieces, the last with the file's name.
fn pieces(lines: &[String], name: &str) -> Vec<FromAnalysis> {
    let mut texts = vec![String::new()];
    for line in lines {
        if let Some(text) = texts.last_mut() {
            text.push_str(line);
            text.push('\n');
            if text.len() >= PIECE {
                texts.push(String::new());
            }
        }
    }
    let last = texts.len() - 1;
    let piece = |(number, text)| FromAnalysis::File {
        name: if number == last { name } else { "" }.into(),
        text,
    };
    texts.into_iter().enumerate().map(piece).collect()
}

/// In.
impl Analysis {
    /// Begins to read a file that the person has picked; `None` of one that is too large, or that the
    /// browser does not read. If they have closed the page meanwhile, nothing is done.
    pub fn read_file(&mut self, bytes: Option<Vec<u8>>) -> Vec<Outcome> {
        if !self.awaits_file {
            return Vec::new();
        }
        let import = bytes.ok_or(Refusal::TooLarge).and_then(Import::new);
        match import {
            Err(refusal) => vec![self.refuse(refusal)],
            Ok(import) => {
                let work = Work::Import(Box::new(import));
                self.begin(|_| Some(work.clone()))
            }
        }
    }

    /// The file has been read.
    pub(super) fn found(&mut self) -> Vec<Outcome> {
        match &self.incoming {
            Some(Incoming::Found(found)) => match found.refusal() {
                None => vec![Outcome::ReadMatches(Purpose::Import)],
                Some(refusal) => {
                    self.incoming = None;
                    vec![self.refuse(refusal)]
                }
            },
            _ => Vec::new(),
        }
    }

    /// The matches that are here have been read: has the page take in what it keeps by itself.
    pub(super) fn merge(&mut self, here: Vec<KeptMatch>) -> Vec<Outcome> {
        let Some(Incoming::Found(found)) = self.incoming.take() else {
            return Vec::new();
        };
        let merge = Merge::new(*found, here, &self.kept, self.now());
        let settings = merge.settings.clone().map(Part::Settings);
        // What is taken in last is the newest.
        let matches = merge.unfinished.iter().rev().cloned().map(Part::Match);
        let lines: Vec<String> = settings
            .into_iter()
            .chain(matches)
            .map(|part| part.to_line())
            .collect();
        self.incoming = Some(Incoming::Merged(Box::new(merge)));
        if lines.is_empty() {
            return self.taken([0; 4]);
        }
        let lines = lines.join("\n");
        vec![Outcome::Tell(FromAnalysis::TakeIn { lines })]
    }

    /// The page has taken its part in: keeps the rest.
    pub(super) fn taken(&mut self, came: [usize; 4]) -> Vec<Outcome> {
        let Some(Incoming::Merged(merge)) = self.incoming.take() else {
            return Vec::new();
        };
        let items = merge.items();
        self.incoming = Some(Incoming::Taken(merge, came));
        if items.is_empty() {
            self.stored(true)
        } else {
            vec![Outcome::KeepAll(items)]
        }
    }

    /// The rest is kept, or the browser has refused: says what has come of the file.
    pub fn stored(&mut self, well: bool) -> Vec<Outcome> {
        let Some(Incoming::Taken(merge, came)) = self.incoming.take() else {
            return Vec::new();
        };
        let nodes = self.told(&merge, came, well);
        self.file_settings = merge.settings.filter(|_| came[3] == SETTINGS_DIFFER);
        if well {
            let days = merge.days.into_iter().map(|(day, kept, _)| (day, kept));
            self.kept.days.extend(days);
            self.kept.salts.extend(merge.salts);
            let puzzles = merge.puzzles.into_iter().map(|(kept, _)| kept);
            self.kept.trainer.extend(puzzles);
        }
        vec![Outcome::Tell(show(self.words().load_file(), nodes))]
    }

    fn told(
        &self,
        merge: &Merge,
        [new, known, no_room, settings]: [usize; 4],
        well: bool,
    ) -> Vec<Node> {
        let study = self.study();
        let kept = |number: usize| if well { number } else { 0 };
        let counted: [(usize, Count); 5] = [
            (new, study.some_unfinished),
            (kept(merge.matches.len()), study.some_matches),
            (kept(merge.days.len()), study.some_days),
            (kept(merge.puzzles.len()), study.some_puzzles),
            (kept(merge.salts.len()), study.some_salts),
        ];
        let list = self.list(&counted, settings == SETTINGS_TAKEN);
        let (known, no_room) = (known + merge.known, no_room + merge.surplus);
        let some = |number: usize, says: Count| (number > 0).then(|| says(number));
        let says = if !list.is_empty() {
            Some((study.imported)(&list))
        } else if well && no_room == 0 {
            Some(study.nothing_new.into())
        } else {
            None
        };
        let known = some(known, study.here_already).filter(|_| !list.is_empty());
        let done: Vec<String> = says.into_iter().chain(known).collect();
        let notes = [
            (new > 0).then(|| study.where_unfinished.into()),
            some(no_room, study.no_room_for),
            some(merge.unreadable, study.unreadable_lines),
            some(merge.later, study.later_lines),
        ];
        let alert = (!well).then(|| text(study.not_stored).with("role", "alert"));
        let differ = settings == SETTINGS_DIFFER;
        let stay = differ.then(|| text(study.own_settings_stay));
        let take = differ.then(|| button(study.take_settings, &Action::TakeSettings));
        let way_on = buttons(
            take.into_iter()
                .chain([button(study.statistics, &Action::Statistics)]),
        );
        let status = Node::new("div").with("role", "status");
        let status = status
            .children((!done.is_empty()).then(|| text(done.join(" "))))
            .children(notes.into_iter().flatten().map(text))
            .children(stay);
        alert.into_iter().chain([status, way_on]).collect()
    }

    /// The settings of the file take the place of the person's own, as they wish.
    pub(super) fn take_settings(&mut self) -> Vec<Outcome> {
        let Some(settings) = self.file_settings.take() else {
            return Vec::new();
        };
        let save = settings.to_json();
        let says = text(self.study().settings_taken).with("role", "status");
        let page = show(self.words().load_file(), vec![says]);
        vec![
            Outcome::Tell(FromAnalysis::Settings { save }),
            Outcome::Tell(page),
        ]
    }

    fn refuse(&self, refusal: Refusal) -> Outcome {
        let study = self.study();
        let says = match refusal {
            Refusal::Empty => study.file_empty,
            Refusal::NoText => study.file_is_no_text,
            Refusal::Foreign => study.file_foreign,
            Refusal::ParseJsonError => study.file_unreadable,
            Refusal::Later => study.file_later,
            Refusal::TooLarge => study.file_too_large,
        };
        let node = text(says).with("role", "alert");
        Outcome::Tell(show(self.words().load_file(), vec![node]))
    }
}
