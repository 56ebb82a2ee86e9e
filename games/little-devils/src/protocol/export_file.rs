//! Everything that the browser keeps, in one file: to be taken to another browser, or kept for bad
//! days.
//!
//! A line that says what it is, then a line a part: its name and the very text that the browser
//! keeps. So each part has its own version and its one door, and parts that this version does not
//! know are passed over.
//!
//! | name | what follows |
//! |---|---|
//! | `settings` | the person's choices |
//! | `match` | the current match, with the commitment to its seed |
//! | `saved` | a match that was set aside |
//! | `over` | a match that is over, with its review |
//! | `day` | the result of a day's deal |
//! | `salt` | a match's seed, and the salt of the commitment to it |
//! | `puzzle` | how far the person is with a puzzle |
//!
//! The first files had settings and the current match alone; versions that write those read these
//! two in newer files as well. Of the same age are files of matches and puzzles: their lines have no
//! names, and no line says what they are.

use serde::Deserialize;

use crate::session::{Day, MatchRecord};
use cards::Seed;

use crate::protocol::{
    AsideMatch, DayResult, FinishedMatch, ParseSaveError, PuzzleProgress, Settings,
};
use protocol::{ParseJsonError, SavedSalt, read};

/// The first line of every file of this version.
pub const TITLE: &str = "little-devils backup 1";
/// The name of the settings' line.
pub const SETTINGS: &str = "settings";
/// The name of the current match's line.
pub const CURRENT: &str = "match";
/// The name of a line with a match that was set aside.
pub const ASIDE: &str = "kept";

const ANY_TITLE: &str = "little-devils backup ";
const OVER: &str = "over";
const DAY: &str = "day";
const SALT: &str = "salt";
const PUZZLE: &str = "puzzle";

/// What a line of a file holds.
#[derive(Clone, Debug, PartialEq)]
pub enum ExportItem {
    /// The person's choices.
    Settings(Settings),
    /// The current match, or one that was set aside.
    Match(AsideMatch),
    /// A match that is over, and what is kept of it.
    Over(MatchRecord, FinishedMatch),
    /// The result of a day's deal.
    Day(Day, DayResult),
    /// The salt of the commitment to a seed.
    Salt(Seed, SavedSalt),
    /// How far the person is with a puzzle.
    Puzzle(PuzzleProgress),
}

/// A line of a file.
#[derive(Clone, Debug, PartialEq)]
pub enum ExportLine {
    /// It says what file this is.
    Title,
    /// It says that a later version has written this file.
    LaterTitle,
    /// There is nothing in it.
    Blank,
    /// It holds something.
    Item(Box<ExportItem>),
    /// It holds something of a later version.
    Later,
    /// It makes no sense.
    Unreadable,
}

/// As much as every version of what is kept has.
#[derive(Deserialize)]
struct Header {
    version: u32,
}

impl ExportLine {
    /// Reads a line of a file.
    #[must_use]
    pub fn read(line: &str) -> Self {
        let line = line.trim();
        let (name, text) = line.split_once(' ').unwrap_or((line, ""));
        match name {
            "" => Self::Blank,
            _ if line == TITLE => Self::Title,
            _ if line.starts_with(ANY_TITLE) => Self::LaterTitle,
            _ if line.starts_with('{') => Self::without_name(line),
            SETTINGS => Settings::load(text).map_or(Self::Unreadable, |settings| {
                Self::item(ExportItem::Settings(settings))
            }),
            CURRENT | ASIDE => match AsideMatch::load(text) {
                Ok(aside) => Self::item(ExportItem::Match(aside)),
                Err(ParseSaveError::Foreign { game, .. })
                    if game == crate::protocol::saved_match::GAME =>
                {
                    Self::Later
                }
                Err(_) => Self::Unreadable,
            },
            OVER => over(text).unwrap_or_else(|| Self::refused(text)),
            DAY => keyed(text, DayResult::load, ExportItem::Day),
            SALT => keyed(text, SavedSalt::load, |seed, salt| {
                ExportItem::Salt(Seed(seed), salt)
            }),
            PUZZLE => puzzle(text).unwrap_or_else(|| Self::refused(text)),
            _ if name.chars().all(|c| c.is_ascii_lowercase() || c == '-') => Self::Later,
            _ => Self::Unreadable,
        }
    }

    /// A line of a file of matches and puzzles as they were first released.
    fn without_name(line: &str) -> Self {
        let known = over(line).or_else(|| puzzle(line));
        known.unwrap_or_else(|| Self::refused(line))
    }

    fn item(item: ExportItem) -> Self {
        Self::Item(Box::new(item))
    }

    /// Something that is not read: of a later version, or no sense at all.
    fn refused(text: &str) -> Self {
        match read::<Header>(text.as_bytes()) {
            Ok(Header { version }) if version > 1 => Self::Later,
            _ => Self::Unreadable,
        }
    }
}

fn over(text: &str) -> Option<ExportLine> {
    let saved = FinishedMatch::load(text).ok()?;
    let record = saved.record().filter(MatchRecord::is_over)?;
    Some(ExportLine::item(ExportItem::Over(record, saved)))
}

fn puzzle(text: &str) -> Option<ExportLine> {
    let saved = PuzzleProgress::load(text).ok()??;
    Some(ExportLine::item(ExportItem::Puzzle(saved)))
}

/// What is kept under a key, which comes first.
fn keyed<K: core::str::FromStr, T>(
    text: &str,
    load: fn(&str) -> Result<Option<T>, ParseJsonError>,
    part: fn(K, T) -> ExportItem,
) -> ExportLine {
    let (key, text) = text.split_once(' ').unwrap_or_default();
    let both = || Some(part(key.parse().ok()?, load(text).ok()??));
    both().map_or_else(|| ExportLine::refused(text), ExportLine::item)
}

impl ExportItem {
    /// The line of a file.
    #[must_use]
    pub fn to_line(&self) -> String {
        match self {
            Self::Settings(settings) => format!("{SETTINGS} {}", settings.to_json()),
            Self::Match(aside) => format!("{ASIDE} {}", aside.to_json()),
            Self::Over(_, saved) => format!("{OVER} {}", saved.to_json()),
            Self::Day(day, saved) => format!("{DAY} {day} {}", saved.to_json()),
            Self::Salt(seed, saved) => format!("{SALT} {seed} {}", saved.to_json()),
            Self::Puzzle(saved) => format!("{PUZZLE} {}", saved.to_json()),
        }
    }
}
