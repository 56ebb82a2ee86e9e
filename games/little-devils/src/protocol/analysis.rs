//! Messages between the page and the analysis worker, as JSON texts.
//!
//! The page's program has to be small. So it sends lists of texts, which need no serializer, and lets
//! the browser parse the answers.

use serde::{Deserialize, Serialize};

use super::Action;
use protocol::{JsonText, Node, ParseJsonError, read, write};

/// Message from the page to the analysis worker.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ToAnalysis {
    /// Open a page and forget what was open before.
    Open(OpenRequest),
    /// A button with this action was pressed.
    Action(Action),
    /// A line for the next export: something that the page saves by itself.
    LocalLine(String),
    /// Result of [`FromAnalysis::Import`]: how many unfinished matches are new, how many matches were known, how
    /// many found no room; then 1 if the settings were taken over, 2 if the player has chosen others; then how
    /// many online matches are new.
    Imported([usize; 5]),
    /// The page was closed: stop working for it.
    Close,
    /// A round or the match at the table is over: save this match if it counts.
    SaveMatch(String),
    /// The end of a round or match is on show: put the player's costliest card into the element
    /// [`COSTLIEST`] once it is known. Runs when nothing else is to do.
    MatchLine {
        /// Tag of the language.
        lang: String,
        /// The saved match; empty when the end is no longer on show.
        save: String,
    },
}

/// A request to open a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenRequest {
    /// The action that opens it.
    pub action: Action,
    /// Tag of the language.
    pub lang: String,
    /// Address of the game, for links.
    pub address: String,
    /// Name of the player.
    pub name: String,
    /// The saved match at the table; empty if there is none.
    pub save: String,
    /// The page's commitment to the seed, as [`CommitmentRecord`](protocol::CommitmentRecord)
    /// reads it; empty if it has made none.
    pub commitment: String,
}

/// Id of the page's element for the player's costliest card.
pub const COSTLIEST: &str = "costliest";

/// Message from the analysis worker to the page.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum FromAnalysis {
    /// Show a page in place of the one before.
    Show {
        /// Heading of the page.
        title: String,
        /// Content below the heading.
        nodes: Vec<Node>,
    },
    /// Replace the content of an element.
    Fill {
        /// Id of the element.
        id: String,
        /// The new content.
        nodes: Vec<Node>,
    },
    /// Save this for the first page, in place of the summary before.
    Summary {
        /// The line, as [`Summary`](crate::protocol::Summary) reads it.
        line: String,
    },
    /// Close the page and open this match at the table.
    Play {
        /// The saved match.
        save: String,
    },
    /// Import those items of a file that the page saves by itself, and answer with
    /// [`ToAnalysis::Imported`].
    #[serde(rename = "take-in")]
    Import {
        /// Lines of the file, separated by line breaks.
        lines: String,
    },
    /// Use these settings from now on.
    Settings {
        /// The saved settings.
        save: String,
    },
    /// The database refuses or is full: something that was just done is lost when the page closes.
    NotSaved {},
    /// A piece of an export file.
    File {
        /// Name of the file with the last piece, otherwise empty.
        name: String,
        /// Text to append to the pieces before.
        text: String,
    },
}

impl ToAnalysis {
    /// Reads a message; `None` if the list is not a message.
    ///
    /// # Errors
    /// Fails if the text is not a list of texts.
    pub fn read(text: &str) -> Result<Option<Self>, ParseJsonError> {
        let parts: Vec<String> = read(text.as_bytes())?;
        let mut parts = parts.into_iter();
        let kind = parts.next().unwrap_or_default();
        let parts: Vec<String> = parts.collect();
        Ok(match (kind.as_str(), <[String; 6]>::try_from(parts)) {
            ("open", Ok([action, lang, address, name, save, commitment])) => {
                action.parse().ok().map(|action| {
                    Self::Open(OpenRequest {
                        action,
                        lang,
                        address,
                        name,
                        save,
                        commitment,
                    })
                })
            }
            (kind, Err(parts)) => Self::read_short(kind, parts),
            _ => None,
        })
    }

    fn read_short(kind: &str, mut parts: Vec<String>) -> Option<Self> {
        let last = parts.pop();
        match (kind, parts.pop(), last) {
            ("glance", Some(lang), Some(save)) if parts.is_empty() => {
                Some(Self::MatchLine { lang, save })
            }
            ("act", None, Some(action)) => action.parse().ok().map(Self::Action),
            ("local", None, Some(line)) => Some(Self::LocalLine(line)),
            ("taken", None, Some(numbers)) => read_imported(&numbers),
            ("close", None, None) => Some(Self::Close),
            ("keep", None, Some(save)) => Some(Self::SaveMatch(save)),
            _ => None,
        }
    }

    /// The text to send.
    // A call with a known variant keeps only its own arm. So the page's first download, which sends
    // three variants, does not have the texts of all actions.
    #[allow(clippy::inline_always)]
    #[inline(always)]
    #[must_use]
    pub fn to_json(self) -> String {
        write(&match self {
            Self::Open(page) => vec![
                "open".into(),
                page.action.to_string(),
                page.lang,
                page.address,
                page.name,
                page.save,
                page.commitment,
            ],
            Self::Action(action) => vec!["act".into(), action.to_string()],
            Self::LocalLine(line) => vec!["local".into(), line],
            Self::Imported(counts) => {
                let numbers = counts.map(|count| count.to_string());
                vec!["taken".into(), numbers.join(" ")]
            }
            Self::Close => vec!["close".into()],
            Self::SaveMatch(save) => vec!["keep".into(), save],
            Self::MatchLine { lang, save } => vec!["glance".into(), lang, save],
        })
    }
}

fn read_imported(numbers: &str) -> Option<ToAnalysis> {
    let numbers: Option<Vec<usize>> = numbers.split(' ').map(|part| part.parse().ok()).collect();
    Some(ToAnalysis::Imported(numbers?.try_into().ok()?))
}

impl JsonText for FromAnalysis {}
