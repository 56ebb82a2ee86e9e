//! Export to a file, and import from one.
//!
//! The page saves settings, unfinished matches and online ones by itself. It sends them before an export, and
//! imports them at the end of an import.

use cards::Seed;
use little_devils::protocol::{
    DayResult, ExportItem, ExportLine, FinishedMatch, FromAnalysis, OwnItem,
};
use little_devils::rules::Round;
use little_devils::session::Day;
use protocol::export_file::ONLINE;
use protocol::{JsonText, Node, SavedSalt, TableFormat};

use super::draw::{button, buttons, paragraph};
use super::import::{Import, Refusal};
use super::incoming::Incoming;
use super::merge::Merge;
use super::work::Work;
use super::{Action, Analysis, Outcome, Purpose, show};

/// Largest file that is read, in bytes: some hundred years of play.
pub const LARGEST_FILE: f64 = 64e6;
/// Size of a piece of the export file, in bytes. A piece ends with the line that reaches it.
const PIECE: usize = 200_000;

/// Codes of the page for the settings of a file.
const SETTINGS_TAKEN: usize = 1;
const SETTINGS_DIFFER: usize = 2;

/// Export.
impl Analysis {
    /// Everything that is saved, as a file in pieces, and a page that says so.
    pub(super) fn export(&mut self, saved: Vec<FinishedMatch>) -> Vec<Outcome> {
        let local = self.exported.clone();
        let is_unfinished = |line: &&String| match ExportLine::read(line) {
            ExportLine::Item(part) => {
                matches!(*part, ExportItem::Match(shelved) if shelved.record.is_unfinished())
            }
            _ => false,
        };
        let unfinished = local.iter().filter(is_unfinished).count();
        let shared = local.iter().filter(|line| line.starts_with(ONLINE));
        let shared = shared.count();
        let mut over = 0;
        let matches = saved.into_iter().filter_map(|saved| {
            let record = saved.record()?;
            over += 1;
            Some(OwnItem::Over(Box::new(record), saved).to_line())
        });
        let mut lines: Vec<String> = core::iter::once(ExportLine::title())
            .chain(local)
            .chain(matches)
            .collect();
        let day = |(day, saved): (&Day, &DayResult)| OwnItem::Day(*day, saved.clone()).to_line();
        let salt = |(seed, saved): (&Seed, &SavedSalt)| ExportItem::Salt(*seed, *saved).to_line();
        lines.extend(self.saved.days.iter().map(day));
        lines.extend(self.saved.salts.iter().map(salt));
        let puzzles: Vec<_> = self.saved.puzzles.saved().collect();
        let number = puzzles.len();
        lines.extend(
            puzzles
                .into_iter()
                .map(|saved| OwnItem::Puzzle(saved).to_line()),
        );

        let (days, salts) = (self.saved.days.len(), self.saved.salts.len());
        let list = self.list([unfinished, shared, over, days, number, salts], true);
        let today = self.today().map(|today| today.to_string());
        let name = format!("{}-{}.txt", Round::INFO.id(), today.unwrap_or_default());
        let text = self.words().exported(&name, &list);
        let page = vec![
            paragraph(text).with("role", "status"),
            buttons([button(self.words().statistics(), &Action::Statistics)]),
        ];
        let shown = Outcome::Send(show(self.words().save_file(), page));
        let pieces = pieces(&lines, &name).into_iter().map(Outcome::Send);
        pieces.chain([shown]).collect()
    }

    /// Joins the counts of an export or import: "3 matches, 1 puzzle and the settings".
    fn list(&self, counts: [usize; 6], settings: bool) -> String {
        let words = self.words();
        let [unfinished, shared, over, days, puzzles, salts] = counts;
        let texts = [
            words.some_unfinished(unfinished),
            words.some_shared(shared),
            words.some_matches(over),
            words.some_days(days),
            words.some_puzzles(puzzles),
            words.some_salts(salts),
        ];
        let counted = texts.into_iter().zip(counts);
        let some = counted.filter(|(_, count)| *count > 0);
        let mut items: Vec<String> = some.map(|(text, _)| text).collect();
        items.extend(settings.then(|| words.the_settings().into()));
        let last = items.pop().unwrap_or_default();
        if items.is_empty() {
            last
        } else {
            words.and_last(items.join(", "), last)
        }
    }
}

/// Joins lines into pieces. Only the last piece has the file's name.
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

/// Import.
impl Analysis {
    /// Starts to read a picked file. `None` if it is too large or the browser cannot read it. Nothing
    /// happens if the page was closed meanwhile.
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

    /// The file has been read: asks for the saved matches, or says why the file is refused.
    pub(super) fn file_read(&mut self) -> Vec<Outcome> {
        match &self.incoming {
            Some(Incoming::Read(found)) => match found.refusal() {
                None => vec![Outcome::ReadMatches(Purpose::Import)],
                Some(refusal) => {
                    self.incoming = None;
                    vec![self.refuse(refusal)]
                }
            },
            _ => Vec::new(),
        }
    }

    /// The saved matches have been read: compares, and lets the page import its part.
    pub(super) fn merge(&mut self, here: Vec<FinishedMatch>) -> Vec<Outcome> {
        let Some(Incoming::Read(found)) = self.incoming.take() else {
            return Vec::new();
        };
        let merge = Merge::new(*found, here, &self.saved, self.now());
        let settings = merge.settings.clone().map(Box::new);
        let settings = settings.map(ExportItem::Settings);
        // The match imported last becomes the newest.
        let matches = merge
            .unfinished
            .iter()
            .rev()
            .cloned()
            .map(ExportItem::Match);
        let shared = merge.shared.iter().cloned().map(OwnItem::Online);
        let lines: Vec<String> = settings
            .into_iter()
            .chain(matches)
            .chain(shared.map(ExportItem::Own))
            .map(|part| part.to_line())
            .collect();
        self.incoming = Some(Incoming::Merged(Box::new(merge)));
        if lines.is_empty() {
            return self.page_imported([0; 5]);
        }
        let lines = lines.join("\n");
        vec![Outcome::Send(FromAnalysis::Import { lines })]
    }

    /// The page has imported its part: saves the rest in the database.
    pub(super) fn page_imported(&mut self, page_counts: [usize; 5]) -> Vec<Outcome> {
        let Some(Incoming::Merged(merge)) = self.incoming.take() else {
            return Vec::new();
        };
        let items = merge.items();
        self.incoming = Some(Incoming::PageImported(merge, page_counts));
        if items.is_empty() {
            self.stored(true)
        } else {
            vec![Outcome::SaveAll(items)]
        }
    }

    /// The rest is saved, or the browser has refused: shows the result of the import.
    pub fn stored(&mut self, is_saved: bool) -> Vec<Outcome> {
        let Some(Incoming::PageImported(merge, page_counts)) = self.incoming.take() else {
            return Vec::new();
        };
        let nodes = self.import_report(&merge, page_counts, is_saved);
        self.file_settings = merge.settings.filter(|_| page_counts[3] == SETTINGS_DIFFER);
        if is_saved {
            let days = merge.days.into_iter().map(|(day, saved, _)| (day, saved));
            self.saved.days.extend(days);
            self.saved.salts.extend(merge.salts);
            let puzzles = merge.puzzles.into_iter().map(|(saved, _)| saved);
            self.saved.puzzles.extend(puzzles);
        }
        vec![Outcome::Send(show(self.words().load_file(), nodes))]
    }

    fn import_report(
        &self,
        merge: &Merge,
        [new, known, no_room, settings, shared]: [usize; 5],
        is_saved: bool,
    ) -> Vec<Node> {
        let words = self.words();
        let saved = |number: usize| if is_saved { number } else { 0 };
        let counts = [
            new,
            shared,
            saved(merge.matches.len()),
            saved(merge.days.len()),
            saved(merge.puzzles.len()),
            saved(merge.salts.len()),
        ];
        let list = self.list(counts, settings == SETTINGS_TAKEN);
        let (known, no_room) = (known + merge.known, no_room + merge.surplus);
        let some = |number: usize, text: String| (number > 0).then_some(text);
        let text = if !list.is_empty() {
            Some(words.imported(&list))
        } else if is_saved && no_room == 0 {
            Some(words.nothing_new().into())
        } else {
            None
        };
        let known = some(known, words.here_already(known)).filter(|_| !list.is_empty());
        let done: Vec<String> = text.into_iter().chain(known).collect();
        let notes = [
            (new > 0).then(|| words.where_unfinished().into()),
            some(no_room, words.no_room_for(no_room)),
            some(merge.unreadable, words.unreadable_lines(merge.unreadable)),
            some(merge.later, words.later_lines(merge.later)),
        ];
        let alert = (!is_saved).then(|| paragraph(words.not_stored()).with("role", "alert"));
        let differ = settings == SETTINGS_DIFFER;
        let stay = differ.then(|| paragraph(words.own_settings_stay()));
        let take = differ.then(|| button(words.take_settings(), &Action::TakeSettings));
        let way_on = buttons(
            take.into_iter()
                .chain([button(words.statistics(), &Action::Statistics)]),
        );
        let status = Node::new("div").with("role", "status");
        let status = status
            .children((!done.is_empty()).then(|| paragraph(done.join(" "))))
            .children(notes.into_iter().flatten().map(paragraph))
            .children(stay);
        alert.into_iter().chain([status, way_on]).collect()
    }

    /// Replaces the player's settings by those of the file.
    pub(super) fn take_settings(&mut self) -> Vec<Outcome> {
        let Some(settings) = self.file_settings.take() else {
            return Vec::new();
        };
        let save = settings.to_json();
        let text = paragraph(self.words().settings_taken()).with("role", "status");
        let page = show(self.words().load_file(), vec![text]);
        vec![
            Outcome::Send(FromAnalysis::Settings { save }),
            Outcome::Send(page),
        ]
    }

    fn refuse(&self, refusal: Refusal) -> Outcome {
        let words = self.words();
        let text = match refusal {
            Refusal::Empty => words.file_empty(),
            Refusal::NoText => words.file_is_no_text(),
            Refusal::Foreign => words.file_foreign(),
            Refusal::Unreadable => words.file_unreadable(),
            Refusal::Later => words.file_later(),
            Refusal::TooLarge => words.file_too_large(),
        };
        let node = paragraph(text).with("role", "alert");
        Outcome::Send(show(words.load_file(), vec![node]))
    }
}
