//! The export file: everything that the browser has saved of a game, as text.
//!
//! The first line is a title: the game's id, `backup`, and the version. Each further line is one item:
//! a name, then the text that the browser saved. So each item has its own version and its own reader,
//! and unknown items can be skipped. Every game has these items:
//!
//! | name | what follows |
//! |---|---|
//! | `settings` | the player's settings |
//! | `match` | the current match, with the commitment to its seed |
//! | `kept` | a match that was shelved |
//! | `shared` | an online match |
//! | `over` | a finished match: in a game at a table a [`MatchResult`](crate::MatchResult) |
//! | `salt` | a match's seed, and the salt of the commitment to it |

use core::fmt::Debug;
use core::str::FromStr;

use cards::Seed;
use serde::Deserialize;

use crate::{
    JsonText, ParseJsonError, ParseSaveError, SavedSalt, Settings, ShelvedMatch, TableFormat, read,
    reader_of,
};

/// Name of the settings item.
pub const SETTINGS: &str = "settings";
/// Name of the current match.
pub const CURRENT: &str = "match";
/// Name of a match that was shelved.
pub const SHELVED: &str = "kept";
/// Name of an online match.
pub const ONLINE: &str = "shared";
/// Name of the result of a finished match.
pub const FINISHED: &str = "over";

const SALT: &str = "salt";
const VERSION: &str = "1";

/// A game whose saved data is exported to a file.
pub trait ExportFormat: TableFormat {
    /// An item that only this game has.
    type OwnItem: Clone + Debug + PartialEq;

    /// Reads an item that only this game has; `None` if it has none of this name. The name is empty if
    /// the line has none and begins with a brace. [`ExportLine::refused`] classifies an unreadable item.
    fn read_item(name: &str, text: &str) -> Option<ExportLine<Self>>;

    /// The line for the file.
    fn item_line(item: &Self::OwnItem) -> String;
}

/// An item of an export file.
#[derive(Clone, Debug, PartialEq)]
pub enum ExportItem<G: ExportFormat> {
    /// The player's settings.
    Settings(Box<Settings>),
    /// The current match, or one that was shelved.
    Match(ShelvedMatch),
    /// The salt of the commitment to a seed.
    Salt(Seed, SavedSalt),
    /// An item that only this game has.
    Own(G::OwnItem),
}

/// A line of an export file.
#[derive(Clone, Debug, PartialEq)]
pub enum ExportLine<G: ExportFormat> {
    /// The title of this version.
    Title,
    /// The title of a later version.
    LaterTitle,
    /// A blank line.
    Blank,
    /// A readable item.
    Item(Box<ExportItem<G>>),
    /// An item of a later version.
    Later,
    /// Anything else.
    Unreadable,
}

/// Why a text is not an export file of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileFault {
    /// It is another file.
    Foreign,
    /// A later version has written it.
    Later,
}

/// The field that all versions of all items share.
#[derive(Deserialize)]
pub(crate) struct ItemHeader {
    version: u32,
}

/// The title of the file of the game with this id, in this version.
#[must_use]
pub fn title(id: &str) -> String {
    format!("{id} backup {VERSION}")
}

/// The text of a file of the game with this id.
#[must_use]
pub fn text(id: &str, lines: impl IntoIterator<Item = String>) -> String {
    let lines = core::iter::once(title(id)).chain(lines);
    lines.map(|line| line + "\n").collect()
}

/// The lines after the title of a file of the game with this id.
///
/// # Errors
/// It is a file of a later version, or another file.
pub fn contents<'a>(id: &str, text: &'a str) -> Result<&'a str, FileFault> {
    // Some editors put this mark before a text.
    let text = text.trim_start_matches('\u{feff}');
    let (title, lines) = text.split_once('\n').unwrap_or((text, ""));
    let title = title.trim_end().strip_prefix(id);
    match title.and_then(|rest| rest.strip_prefix(" backup ")) {
        Some(VERSION) => Ok(lines),
        Some(version) if version.parse::<u32>().is_ok() => Err(FileFault::Later),
        _ => Err(FileFault::Foreign),
    }
}

impl<G: ExportFormat> ExportLine<G> {
    /// The title of the game's file, in this version.
    #[must_use]
    pub fn title() -> String {
        title(G::INFO.id())
    }

    /// Reads a line.
    #[must_use]
    pub fn read(line: &str) -> Self {
        let line = line.trim();
        let title = line.strip_prefix(G::INFO.id());
        match title.and_then(|rest| rest.strip_prefix(" backup ")) {
            Some(VERSION) => return Self::Title,
            Some(_) => return Self::LaterTitle,
            None => {}
        }
        let (name, text) = line.split_once(' ').unwrap_or((line, ""));
        match name {
            "" => Self::Blank,
            _ if line.starts_with('{') => {
                G::read_item("", line).unwrap_or_else(|| Self::refused(line))
            }
            SETTINGS => Settings::read(text).map_or(Self::Unreadable, |settings| {
                Self::item(ExportItem::Settings(Box::new(settings)))
            }),
            CURRENT | SHELVED => match ShelvedMatch::load(reader_of::<G>(), text) {
                Ok(shelved) => Self::item(ExportItem::Match(shelved)),
                Err(ParseSaveError::Foreign { game, .. }) if game == G::INFO.id() => Self::Later,
                Err(_) => Self::Unreadable,
            },
            SALT => Self::read_keyed(text, SavedSalt::load, |seed, salt| {
                ExportItem::Salt(Seed(seed), salt)
            }),
            _ => G::read_item(name, text).unwrap_or_else(|| {
                let is_name = name.chars().all(|c| c.is_ascii_lowercase() || c == '-');
                if is_name {
                    Self::Later
                } else {
                    Self::Unreadable
                }
            }),
        }
    }

    /// Reads an item that begins with its key, such as a seed.
    pub fn read_keyed<K: FromStr, T>(
        text: &str,
        load: fn(&str) -> Result<Option<T>, ParseJsonError>,
        item: fn(K, T) -> ExportItem<G>,
    ) -> Self {
        let (key, text) = text.split_once(' ').unwrap_or_default();
        let both = || Some(item(key.parse().ok()?, load(text).ok()??));
        both().map_or_else(|| Self::refused(text), Self::item)
    }

    /// The line of a readable item.
    #[must_use]
    pub fn item(item: ExportItem<G>) -> Self {
        Self::Item(Box::new(item))
    }

    /// Classifies an item that could not be read: of a later version, or unreadable.
    #[must_use]
    pub fn refused(text: &str) -> Self {
        if ItemHeader::is_later(text) {
            Self::Later
        } else {
            Self::Unreadable
        }
    }
}

impl ItemHeader {
    /// Whether a text is an item of a later version.
    pub(crate) fn is_later(text: &str) -> bool {
        read::<Self>(text.as_bytes()).is_ok_and(|header| header.version > 1)
    }
}

impl<G: ExportFormat> ExportItem<G> {
    /// The line for the file.
    #[must_use]
    pub fn to_line(&self) -> String {
        match self {
            Self::Settings(settings) => format!("{SETTINGS} {}", settings.to_json()),
            Self::Match(shelved) => format!("{SHELVED} {}", shelved.to_json(reader_of::<G>())),
            Self::Salt(seed, saved) => format!("{SALT} {seed} {}", saved.to_json()),
            Self::Own(item) => G::item_line(item),
        }
    }
}
