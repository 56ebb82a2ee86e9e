//! A file that was picked, read line by line: nothing changes before all of it has been read.

use core::task::Poll;

use cards::Seed;
use little_devils::protocol::{Aside, KeptDay, KeptMatch, KeptPuzzle, Line, Part, Settings};
use little_devils::session::{Day, MatchRecord};
use protocol::KeptSalt;

/// As many lines as a slice has: some milliseconds.
const SLICE: usize = 50;

/// A file under way.
#[derive(Clone, Debug)]
pub(super) struct Import {
    text: String,
    /// How many bytes of it have been read, and how many lines.
    at: usize,
    done: usize,
    lines: usize,
    found: Found,
}

/// What a file holds.
#[derive(Clone, Debug, Default)]
pub(super) struct Found {
    pub(super) settings: Option<Settings>,
    /// Current matches and those that were set aside; some may be over.
    pub(super) matches: Vec<Aside>,
    pub(super) over: Vec<(MatchRecord, KeptMatch)>,
    pub(super) days: Vec<(Day, KeptDay)>,
    pub(super) salts: Vec<(Seed, KeptSalt)>,
    pub(super) puzzles: Vec<KeptPuzzle>,
    /// How many lines make no sense.
    pub(super) unreadable: usize,
    /// How many lines are of a later version.
    pub(super) later: usize,
    titled: bool,
    later_title: bool,
}

/// Why nothing of a file is taken in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Refusal {
    Empty,
    NoText,
    Foreign,
    ParseJsonError,
    Later,
    TooLarge,
}

impl Import {
    /// A file that is to be read.
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
            found: Found::default(),
        })
    }

    /// How many lines have been read, of how many.
    pub(super) const fn progress(&self) -> (usize, usize) {
        (self.done, self.lines)
    }

    /// Reads some lines; what the file holds, when that was all.
    pub(super) fn step(&mut self) -> Poll<Found> {
        for _ in 0..SLICE {
            if self.at >= self.text.len() {
                return Poll::Ready(core::mem::take(&mut self.found));
            }
            let rest = &self.text[self.at..];
            let end = rest.find('\n').unwrap_or(rest.len());
            self.found.add(Line::read(&rest[..end]));
            self.at += end + 1;
            self.done += 1;
        }
        Poll::Pending
    }
}

impl Found {
    fn add(&mut self, line: Line) {
        match line {
            Line::Blank => {}
            Line::Title => self.titled = true,
            Line::LaterTitle => self.later_title = true,
            Line::Later => self.later += 1,
            Line::ParseJsonError => self.unreadable += 1,
            Line::Part(part) => match *part {
                Part::Settings(settings) => self.settings = Some(settings),
                Part::Match(aside) => self.matches.push(aside),
                Part::Over(record, kept) => self.over.push((record, kept)),
                Part::Day(day, kept) => self.days.push((day, kept)),
                Part::Salt(seed, kept) => self.salts.push((seed, kept)),
                Part::Puzzle(kept) => self.puzzles.push(kept),
            },
        }
    }

    /// Why nothing of it is taken in; none if there is something.
    pub(super) fn refusal(&self) -> Option<Refusal> {
        let some = self.settings.is_some()
            || !self.matches.is_empty()
            || !self.over.is_empty()
            || !self.days.is_empty()
            || !self.salts.is_empty()
            || !self.puzzles.is_empty();
        match (self.later_title, some, self.titled) {
            (true, ..) => Some(Refusal::Later),
            (_, true, _) => None,
            (_, _, true) if self.unreadable > 0 => Some(Refusal::ParseJsonError),
            (_, _, true) if self.later > 0 => Some(Refusal::Later),
            (_, _, true) => Some(Refusal::Empty),
            _ => Some(Refusal::Foreign),
        }
    }
}
