//! What the page and the worker for study say to each other: JSON texts.
//!
//! The page has to be small: what it says is a list of texts, and what it hears it has the browser
//! read.

use serde::{Deserialize, Serialize};

use super::json::write;
use super::{Node, Unreadable, read};

/// From the page to the worker.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ToStudy {
    /// Open something, and forget what was open before.
    Open {
        /// What to open: an act, as buttons have it.
        act: String,
        /// The language's tag.
        lang: String,
        /// The address of the game, for links.
        address: String,
        /// What the person is called.
        name: String,
        /// The match at the table as it is kept; empty if there is none.
        save: String,
        /// The commitment that the page has made to its seed, as
        /// [`Committed`](super::Committed) reads it; empty if it has made none.
        commitment: String,
    },
    /// A button with this act was pressed.
    Act(String),
    /// A line of a file of matches that was chosen.
    File(String),
    /// What was open is closed: what was under way for it may stop.
    Close,
    /// A round or the match at the table is over: keep what is worth keeping of this match, as it is
    /// kept.
    Keep(String),
}

/// From the worker to the page.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum FromStudy {
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
    /// Close, and sit down to this match.
    Play {
        /// The match as it is kept.
        save: String,
    },
}

impl ToStudy {
    /// Reads a message; `None` if it is a list that says nothing.
    ///
    /// # Errors
    /// It is not a list of texts.
    pub fn read(text: &str) -> Result<Option<Self>, Unreadable> {
        let parts: Vec<String> = read(text.as_bytes())?;
        let mut parts = parts.into_iter();
        let kind = parts.next().unwrap_or_default();
        let parts: Vec<String> = parts.collect();
        Ok(match (kind.as_str(), <[String; 6]>::try_from(parts)) {
            ("open", Ok([act, lang, address, name, save, commitment])) => Some(Self::Open {
                act,
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
            ("act", None, Some(act)) => Some(Self::Act(act)),
            ("file", None, Some(line)) => Some(Self::File(line)),
            ("close", None, None) => Some(Self::Close),
            ("keep", None, Some(save)) => Some(Self::Keep(save)),
            _ => None,
        }
    }

    /// The text to send.
    #[must_use]
    pub fn to_json(self) -> String {
        write(&match self {
            Self::Open {
                act,
                lang,
                address,
                name,
                save,
                commitment,
            } => vec!["open".into(), act, lang, address, name, save, commitment],
            Self::Act(act) => vec!["act".into(), act],
            Self::File(line) => vec!["file".into(), line],
            Self::Close => vec!["close".into()],
            Self::Keep(save) => vec!["keep".into(), save],
        })
    }
}

impl FromStudy {
    /// Reads a message.
    ///
    /// # Errors
    /// It is not of the form.
    pub fn read(text: &str) -> Result<Self, Unreadable> {
        read(text.as_bytes())
    }

    /// The text to send.
    #[must_use]
    pub fn to_json(&self) -> String {
        write(self)
    }
}
