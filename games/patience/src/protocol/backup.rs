//! The export file: everything that the page keeps, as text.
//!
//! The first line is the title, `patience backup 1`. Each further line is a name and what the page keeps under it. A
//! name that this version does not know belongs to a later one, and its line is skipped.

use protocol::export_file::{CURRENT, FileFault, SETTINGS, SHELVED, contents, text};
use protocol::{JsonText, Settings};
use session::Day;

use super::INFO;
use crate::games;
use crate::play::{Play, Statistics, read_save, write_save};
use crate::rules::Declaration;

/// The longest file that is read, in bytes. A game under way takes many times as much memory as its text, so a huge file
/// could use up all that a page gets.
const MAX_BYTES: usize = 2_000_000;

/// The name of the figures of a game.
const FIGURES: &str = "figures";

/// The name of the days whose deal was won.
const DAYS: &str = "days";

/// The name of a reading that the person plays.
const VARIANT: &str = "variant";

/// Everything that the page keeps.
#[derive(Clone, Debug, Default)]
pub struct Backup {
    /// The settings.
    pub settings: Option<Settings>,
    /// The games under way.
    pub games: Vec<Play>,
    /// The games that were shelved.
    pub shelved: Vec<Play>,
    /// The figures of all games.
    pub statistics: Statistics,
    /// The days whose deal was won.
    pub days: Vec<Day>,
    /// The reading that the person plays, of each game that has several.
    pub variants: Vec<&'static Declaration>,
}

/// Why a text is not an export file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BackupFault {
    /// It is not an export file of this version, or longer than 2,000,000 bytes.
    File(FileFault),
    /// This line, from 1, cannot be read.
    Damaged(usize),
}

impl Backup {
    /// The text of the file.
    #[must_use]
    pub fn write(&self) -> String {
        let mut lines = Vec::new();
        let settings = self.settings.as_ref();
        lines.extend(settings.map(|settings| format!("{SETTINGS} {}", settings.to_json())));
        for (name, games) in [(CURRENT, &self.games), (SHELVED, &self.shelved)] {
            let games = games.iter().map(write_save);
            lines.extend(games.map(|game| format!("{name} {game}")));
        }
        let figures = self.statistics.lines();
        lines.extend(figures.map(|line| format!("{FIGURES} {line}")));
        if !self.days.is_empty() {
            let days: Vec<String> = self.days.iter().map(ToString::to_string).collect();
            lines.push(format!("{DAYS} {}", days.join(" ")));
        }
        let variants = self.variants.iter();
        lines.extend(variants.map(|game| format!("{VARIANT} {}", game.id)));
        text(INFO.id(), lines)
    }

    /// Reads the text of a file.
    ///
    /// # Errors
    /// The first fault. A file with a fault is not read in part.
    pub fn read(text: &str) -> Result<Self, BackupFault> {
        if text.len() > MAX_BYTES {
            return Err(BackupFault::File(FileFault::Foreign));
        }
        let lines = contents(INFO.id(), text).map_err(BackupFault::File)?;
        let mut backup = Self::default();
        let lines = (2..).zip(lines.lines());
        for (number, line) in lines.filter(|(_, line)| !line.trim().is_empty()) {
            let read = backup.read_line(line.trim_end());
            read.ok_or(BackupFault::Damaged(number))?;
        }
        Ok(backup)
    }

    fn read_line(&mut self, line: &str) -> Option<()> {
        let (name, text) = line.split_once(' ')?;
        match name {
            SETTINGS => self.settings = Some(Settings::read(text).ok()?),
            CURRENT => self.games.push(read_save(text).ok()?),
            SHELVED => self.shelved.push(read_save(text).ok()?),
            FIGURES => self.statistics.read_line(text)?,
            DAYS => {
                let days: Option<Vec<Day>> = text.split(' ').map(|day| day.parse().ok()).collect();
                self.days.extend(days?);
            }
            VARIANT => self.variants.push(games::by_id(text)?),
            _ => {
                let is_name = name.chars().all(|c| c.is_ascii_lowercase() || c == '-');
                return is_name.then_some(());
            }
        }
        Some(())
    }
}
