//! The export file: everything that the browser has saved, as text.
//!
//! The first line is a title. Each further line is one item: a name, then the text that the browser
//! saved. So each item has its own version and its own reader, and unknown items can be skipped.
//!
//! | name | what follows |
//! |---|---|
//! | `settings` | the player's settings |
//! | `match` | the current match, with the commitment to its seed |
//! | `kept` | a match that was set aside |
//! | `over` | a finished match, with its review |
//! | `day` | the result of a day's deal |
//! | `salt` | a match's seed, and the salt of the commitment to it |
//! | `puzzle` | the progress with a puzzle |
//!
//! The first release exported only settings and the current match. It wrote finished matches and
//! puzzles to another kind of file, without a title and without names; those files are still read.

use serde::Deserialize;

use crate::session::{Day, MatchRecord};
use cards::Seed;

use crate::protocol::{
    AsideMatch, DayResult, FinishedMatch, ParseSaveError, PuzzleProgress, Settings,
};
use protocol::{JsonText, ParseJsonError, SavedSalt, read};

/// Title of a file of this version.
pub const TITLE: &str = "little-devils backup 1";
/// Name of the settings item.
pub const SETTINGS: &str = "settings";
/// Name of the current match.
pub const CURRENT: &str = "match";
/// Name of a match that was set aside.
pub const ASIDE: &str = "kept";

const ANY_TITLE: &str = "little-devils backup ";
const OVER: &str = "over";
const DAY: &str = "day";
const SALT: &str = "salt";
const PUZZLE: &str = "puzzle";

/// An item of an export file.
#[derive(Clone, Debug, PartialEq)]
pub enum ExportItem {
    /// The player's settings.
    Settings(Settings),
    /// The current match, or one that was set aside.
    Match(AsideMatch),
    /// A finished match, replayed and as it was saved.
    Over(MatchRecord, FinishedMatch),
    /// The result of a deal of the day.
    Day(Day, DayResult),
    /// The salt of the commitment to a seed.
    Salt(Seed, SavedSalt),
    /// The progress with a puzzle.
    Puzzle(PuzzleProgress),
}

/// A line of an export file.
#[derive(Clone, Debug, PartialEq)]
pub enum ExportLine {
    /// The title of this version.
    Title,
    /// The title of a later version.
    LaterTitle,
    /// A blank line.
    Blank,
    /// A readable item.
    Item(Box<ExportItem>),
    /// An item of a later version.
    Later,
    /// Anything else.
    Unreadable,
}

/// The field that all versions of all items share.
#[derive(Deserialize)]
struct Header {
    version: u32,
}

impl ExportLine {
    /// Reads a line.
    #[must_use]
    pub fn read(line: &str) -> Self {
        let line = line.trim();
        let (name, text) = line.split_once(' ').unwrap_or((line, ""));
        match name {
            "" => Self::Blank,
            _ if line == TITLE => Self::Title,
            _ if line.starts_with(ANY_TITLE) => Self::LaterTitle,
            _ if line.starts_with('{') => Self::without_name(line),
            SETTINGS => Settings::read(text).map_or(Self::Unreadable, |settings| {
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

    /// Reads a nameless line, as the first release wrote finished matches and puzzles.
    fn without_name(line: &str) -> Self {
        let known = over(line).or_else(|| puzzle(line));
        known.unwrap_or_else(|| Self::refused(line))
    }

    fn item(item: ExportItem) -> Self {
        Self::Item(Box::new(item))
    }

    /// Classifies an item that could not be read: of a later version, or unreadable.
    fn refused(text: &str) -> Self {
        match read::<Header>(text.as_bytes()) {
            Ok(Header { version }) if version > 1 => Self::Later,
            _ => Self::Unreadable,
        }
    }
}

fn over(text: &str) -> Option<ExportLine> {
    let saved = FinishedMatch::read(text).ok()?;
    let record = saved.record().filter(MatchRecord::is_over)?;
    Some(ExportLine::item(ExportItem::Over(record, saved)))
}

fn puzzle(text: &str) -> Option<ExportLine> {
    let saved = PuzzleProgress::load(text).ok()??;
    Some(ExportLine::item(ExportItem::Puzzle(saved)))
}

/// Reads an item that begins with its key: a day or a seed.
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
    /// The line for the file.
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
