//! A save: a state, and the log beside it.

use protocol::JsonText;
use serde::{Deserialize, Serialize};

use crate::Entry;

/// The most entries in one text. Most have 200 bytes; a step of a sealed deal has 2,600.
const ENTRIES: usize = 24;

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
        let parts = self.parts_after(0).map(|(_, text)| text);
        core::iter::once(self.state.to_json())
            .chain(parts)
            .collect()
    }

    /// The number of these texts.
    #[must_use]
    pub fn number(&self) -> usize {
        1 + self.log.len().div_ceil(ENTRIES)
    }

    /// The parts of the log that are not whole after its first `entries` entries, each with its place among the
    /// [texts](Self::texts).
    pub fn parts_after(&self, entries: usize) -> impl Iterator<Item = (usize, String)> {
        let part = |(at, entries): (usize, &[Entry])| {
            let entries = entries.to_vec();
            (at + 1, Part { entries }.to_json())
        };
        let parts = self.log.chunks(ENTRIES).enumerate();
        parts.skip(entries / ENTRIES).map(part)
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
