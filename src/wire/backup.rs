//! What the browser keeps, in one file: to be taken to another browser, or kept for bad days.
//!
//! A line that says what it is, then a line a part: its name and the very text that the browser
//! keeps. So each part has its own version and its one door, and parts that this version does not
//! know are passed over.

use core::fmt;

use crate::play::MatchRecord;

use super::{SaveError, SavedMatch, Settings, Unreadable};

/// The first line of every file of this version.
const TITLE: &str = "little-devils backup 1";
const SETTINGS: &str = "settings";
const MATCH: &str = "match";

/// The longest file that is read, in bytes.
pub const LONGEST_BACKUP: usize = 1 << 20;

/// What a file holds; any part may be missing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Backup {
    /// The person's choices.
    pub settings: Option<Settings>,
    /// The match that was under way, or the last one.
    pub record: Option<MatchRecord>,
}

/// Why a file is not taken in. Nothing of it is, then: half of it would be a riddle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BackupError {
    /// It is no backup of this game, or a later version's.
    Foreign,
    /// There is nothing in it that this version knows.
    Empty,
    /// The settings in it cannot be read.
    Settings(Unreadable),
    /// The match in it cannot be gone on with.
    Match(SaveError),
}

impl Backup {
    /// Reads a file.
    ///
    /// # Errors
    /// It is too long, no backup of this game, from a later version, empty, or a part of it makes
    /// no sense.
    pub fn read(text: &str) -> Result<Self, BackupError> {
        let mut lines = text.lines();
        if text.len() > LONGEST_BACKUP || lines.next() != Some(TITLE) {
            return Err(BackupError::Foreign);
        }
        let mut backup = Self::default();
        for line in lines {
            match line.split_once(' ') {
                Some((SETTINGS, part)) => {
                    let settings = Settings::load(part).map_err(BackupError::Settings)?;
                    backup.settings = Some(settings);
                }
                Some((MATCH, part)) => {
                    let record = SavedMatch::load(part).map_err(BackupError::Match)?;
                    backup.record = Some(record);
                }
                _ => {}
            }
        }
        if backup.settings.is_none() && backup.record.is_none() {
            return Err(BackupError::Empty);
        }
        Ok(backup)
    }

    /// The text of the file.
    #[must_use]
    pub fn to_text(&self) -> String {
        let mut text = format!("{TITLE}\n");
        let mut add = |name: &str, part: &str| {
            for word in [name, " ", part, "\n"] {
                text.push_str(word);
            }
        };
        if let Some(settings) = &self.settings {
            add(SETTINGS, &settings.to_json());
        }
        if let Some(record) = &self.record {
            add(MATCH, &SavedMatch::from(record).to_json());
        }
        text
    }
}

impl fmt::Display for BackupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Foreign => f.write_str("no backup of this game that this version can read"),
            Self::Empty => f.write_str("neither settings nor a match in it"),
            Self::Settings(error) => write!(f, "the settings: {error}"),
            Self::Match(error) => write!(f, "the match: {error}"),
        }
    }
}

impl core::error::Error for BackupError {}
