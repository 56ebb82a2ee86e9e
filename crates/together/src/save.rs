//! A save: a state, and the log beside it.

use protocol::JsonText;
use serde::{Deserialize, Serialize};

use crate::Entry;

/// The most entries in one text. An entry has at most 2,000 bytes, most have a tenth of it.
const ENTRIES: usize = 30;

/// What a device keeps over a reload: a state, and the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Save<S> {
    /// All but the log.
    pub state: S,
    /// The log.
    pub log: Vec<Entry>,
}

/// A part of a saved log.
#[derive(Deserialize, Serialize)]
struct Part {
    entries: Vec<Entry>,
}

impl JsonText for Part {}

impl<S: JsonText> Save<S> {
    /// Texts to be stored, each at most [`protocol::MAX_BYTES`] long: the state, then the log in parts. While
    /// the log grows, only the first text and the last one change, and new ones are added.
    #[must_use]
    pub fn texts(&self) -> Vec<String> {
        let part = |entries: &[Entry]| {
            let entries = entries.to_vec();
            Part { entries }.to_json()
        };
        let parts = self.log.chunks(ENTRIES).map(part);
        core::iter::once(self.state.to_json())
            .chain(parts)
            .collect()
    }

    /// Reads these texts; `None` if one of them is not of this form.
    #[must_use]
    pub fn read(texts: &[String]) -> Option<Self> {
        let (state, parts) = texts.split_first()?;
        let state = S::read(state).ok()?;
        let mut log = Vec::new();
        for part in parts {
            log.extend(Part::read(part).ok()?.entries);
        }
        Some(Self { state, log })
    }
}
