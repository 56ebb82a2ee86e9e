//! What the page and the worker for study say to each other: JSON texts.
//!
//! The page has to be small: what it says is a list of texts, and what it hears it has the browser
//! read.

use serde::{Deserialize, Serialize};

use protocol::write;
use protocol::{Node, ParseJsonError, read};

/// From the page to the worker.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ToAnalysis {
    /// Open something, and forget what was open before.
    Open {
        /// What to open: an act, as buttons have it.
        action: String,
        /// The language's tag.
        lang: String,
        /// The address of the game, for links.
        address: String,
        /// What the person is called.
        name: String,
        /// The match at the table as it is kept; empty if there is none.
        save: String,
        /// The commitment that the page has made to its seed, as
        /// [`CommitmentRecord`](protocol::Committed) reads it; empty if it has made none.
        commitment: String,
    },
    /// A button with this act was pressed.
    Action(String),
    /// A line of the file that is to be saved: what the page keeps by itself.
    LocalLine(String),
    /// What came of what the page was to take in: how many matches are new, how many were here
    /// already, for how many there was no room; and 1 if the settings were taken over, 2 if the person
    /// has chosen others.
    Imported([usize; 4]),
    /// What was open is closed: what was under way for it may stop.
    Close,
    /// A round or the match at the table is over: keep what is worth keeping of this match, as it is
    /// kept.
    SaveMatch(String),
    /// The end of a round or match is on show: say what the person's costliest card was, in the
    /// element [`COSTLIEST`], as soon as it is known and nothing else is to be done.
    MatchLine {
        /// The language's tag.
        lang: String,
        /// The match as it is kept; empty as soon as the end is no longer on show.
        save: String,
    },
}

/// The id of the element on the page that says what the person's costliest card was.
pub const COSTLIEST: &str = "costliest";

/// From the worker to the page.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum FromAnalysis {
    /// The worker has started and listens.
    Ready {
        /// The worker's build.
        build: String,
    },
    /// Show this in place of all before.
    Show {
        /// The heading.
        title: String,
        /// What is below it.
        nodes: Vec<Node>,
    },
    /// Show this in the element with this id.
    Fill {
        /// The element's id.
        id: String,
        /// What is to be in it.
        nodes: Vec<Node>,
    },
    /// Keep this for the first page, in place of what was sent before.
    Summary {
        /// The line that [`Summary`](crate::protocol::Summary) reads.
        line: String,
    },
    /// Close, and sit down to this match.
    Play {
        /// The match as it is kept.
        save: String,
    },
    /// Take in what a file holds of what the page keeps by itself, and say what came of it.
    #[serde(rename = "take-in")]
    Import {
        /// The lines of the file, one below the other.
        lines: String,
    },
    /// Play with these settings from now on.
    Settings {
        /// The settings as they are kept.
        save: String,
    },
    /// A piece of a file that the person saves.
    File {
        /// The file's name, with the last piece; else empty.
        name: String,
        /// What is added to the pieces before.
        text: String,
    },
}

impl ToAnalysis {
    /// Reads a message; `None` if it is a list that says nothing.
    ///
    /// # Errors
    /// It is not a list of texts.
    pub fn read(text: &str) -> Result<Option<Self>, ParseJsonError> {
        let parts: Vec<String> = read(text.as_bytes())?;
        let mut parts = parts.into_iter();
        let kind = parts.next().unwrap_or_default();
        let parts: Vec<String> = parts.collect();
        Ok(match (kind.as_str(), <[String; 6]>::try_from(parts)) {
            ("open", Ok([action, lang, address, name, save, commitment])) => Some(Self::Open {
                action,
                lang,
                address,
                name,
                save,
                commitment,
            }),
            (kind, Err(parts)) => Self::short(kind, parts),
            _ => None,
        })
    }

    fn short(kind: &str, mut parts: Vec<String>) -> Option<Self> {
        let last = parts.pop();
        match (kind, parts.pop(), last) {
            ("glance", Some(lang), Some(save)) if parts.is_empty() => {
                Some(Self::MatchLine { lang, save })
            }
            ("act", None, Some(action)) => Some(Self::Action(action)),
            ("local", None, Some(line)) => Some(Self::LocalLine(line)),
            ("taken", None, Some(numbers)) => taken(&numbers),
            ("close", None, None) => Some(Self::Close),
            ("keep", None, Some(save)) => Some(Self::SaveMatch(save)),
            _ => None,
        }
    }

    /// The text to send.
    #[must_use]
    pub fn to_json(self) -> String {
        write(&match self {
            Self::Open {
                action,
                lang,
                address,
                name,
                save,
                commitment,
            } => vec!["open".into(), action, lang, address, name, save, commitment],
            Self::Action(action) => vec!["act".into(), action],
            Self::LocalLine(line) => vec!["local".into(), line],
            Self::Imported([new, known, no_room, settings]) => {
                let numbers = format!("{new} {known} {no_room} {settings}");
                vec!["taken".into(), numbers]
            }
            Self::Close => vec!["close".into()],
            Self::SaveMatch(save) => vec!["keep".into(), save],
            Self::MatchLine { lang, save } => vec!["glance".into(), lang, save],
        })
    }
}

fn taken(numbers: &str) -> Option<ToAnalysis> {
    let numbers: Option<Vec<usize>> = numbers.split(' ').map(|part| part.parse().ok()).collect();
    Some(ToAnalysis::Imported(numbers?.try_into().ok()?))
}

impl FromAnalysis {
    /// Reads a message.
    ///
    /// # Errors
    /// It is not of the form.
    pub fn read(text: &str) -> Result<Self, ParseJsonError> {
        read(text.as_bytes())
    }

    /// The text to send.
    #[must_use]
    pub fn to_json(&self) -> String {
        write(self)
    }
}
