//! Reads a picked file line by line. Nothing changes before all of it has been read.

use core::task::Poll;

use cards::Seed;
use little_devils::protocol::{
    DayResult, ExportItem, ExportLine, FinishedMatch, OwnItem, PuzzleProgress, Settings,
    ShelvedMatch,
};
use little_devils::session::{Day, MatchRecord};
use protocol::SavedSalt;

/// Lines in a slice: some milliseconds.
const SLICE: usize = 50;

/// A file that is being read.
#[derive(Clone, Debug)]
pub(super) struct Import {
    text: String,
    /// Number of bytes read.
    at: usize,
    done: usize,
    lines: usize,
    found: FileContents,
}

/// Items of a file.
#[derive(Clone, Debug, Default)]
pub(super) struct FileContents {
    pub(super) settings: Option<Settings>,
    /// Current matches and those that were shelved; some may be finished.
    pub(super) matches: Vec<ShelvedMatch>,
    pub(super) over: Vec<(MatchRecord, FinishedMatch)>,
    pub(super) days: Vec<(Day, DayResult)>,
    pub(super) salts: Vec<(Seed, SavedSalt)>,
    pub(super) puzzles: Vec<PuzzleProgress>,
    /// Online matches.
    pub(super) shared: Vec<String>,
    /// Number of unreadable lines.
    pub(super) unreadable: usize,
    /// Number of lines of a later version.
    pub(super) later: usize,
    titled: bool,
    later_title: bool,
}

/// Why an import was rejected. Imports are all or nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Refusal {
    Empty,
    NoText,
    Foreign,
    Unreadable,
    Later,
    TooLarge,
}

impl Import {
    /// Starts to read a file.
    pub(super) fn new(bytes: Vec<u8>) -> Result<Self, Refusal> {
        let text = String::from_utf8(bytes).map_err(|_| Refusal::NoText)?;
        let at = if text.starts_with('\u{feff}') { 3 } else { 0 };
        if text.contains('\0') {
            return Err(Refusal::NoText);
        }
        if text[at..].trim().is_empty() {
            return Err(Refusal::Empty);
        }
        Ok(Self {
            at,
            done: 0,
            lines: text.lines().count(),
            text,
            found: FileContents::default(),
        })
    }

    /// Lines read, and lines in all.
    pub(super) const fn progress(&self) -> (usize, usize) {
        (self.done, self.lines)
    }

    /// Reads some lines. Ready with the items after the last one.
    pub(super) fn step(&mut self) -> Poll<FileContents> {
        for _ in 0..SLICE {
            if self.at >= self.text.len() {
                return Poll::Ready(core::mem::take(&mut self.found));
            }
            let rest = &self.text[self.at..];
            let end = rest.find('\n').unwrap_or(rest.len());
            self.found.add(ExportLine::read(&rest[..end]));
            self.at += end + 1;
            self.done += 1;
        }
        Poll::Pending
    }
}

impl FileContents {
    fn add(&mut self, line: ExportLine) {
        match line {
            ExportLine::Blank => {}
            ExportLine::Title => self.titled = true,
            ExportLine::LaterTitle => self.later_title = true,
            ExportLine::Later => self.later += 1,
            ExportLine::Unreadable => self.unreadable += 1,
            ExportLine::Item(part) => match *part {
                ExportItem::Settings(settings) => self.settings = Some(*settings),
                ExportItem::Match(shelved) => self.matches.push(shelved),
                ExportItem::Salt(seed, saved) => self.salts.push((seed, saved)),
                ExportItem::Own(item) => self.add_own(item),
            },
        }
    }

    fn add_own(&mut self, item: OwnItem) {
        match item {
            OwnItem::Over(record, saved) => self.over.push((*record, saved)),
            OwnItem::Day(day, saved) => self.days.push((day, saved)),
            OwnItem::Puzzle(saved) => self.puzzles.push(saved),
            OwnItem::Online(text) => self.shared.push(text),
        }
    }

    /// Why the import is rejected; `None` if there is something to import.
    pub(super) fn refusal(&self) -> Option<Refusal> {
        let some = self.settings.is_some()
            || !self.matches.is_empty()
            || !self.over.is_empty()
            || !self.days.is_empty()
            || !self.salts.is_empty()
            || !self.puzzles.is_empty()
            || !self.shared.is_empty();
        match (self.later_title, some, self.titled) {
            (true, ..) => Some(Refusal::Later),
            (_, true, _) => None,
            (_, _, true) if self.unreadable > 0 => Some(Refusal::Unreadable),
            (_, _, true) if self.later > 0 => Some(Refusal::Later),
            (_, _, true) => Some(Refusal::Empty),
            _ => Some(Refusal::Foreign),
        }
    }
}
