//! A save: a state and a log.

use protocol::{CompactText, list_text};

use crate::Entry;

/// The most entries in one text. Most have 200 bytes; a step of a sealed deal has 2,600.
const ENTRIES: usize = 24;

/// What a device keeps so that a match survives a reload: a state, and the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Save<S> {
    /// Everything but the log.
    pub state: S,
    /// The log.
    pub log: Vec<Entry>,
}

impl<S: CompactText> Save<S> {
    /// Texts to be stored, each at most [`protocol::MAX_BYTES`] long: the state, then the log in parts. While
    /// the log grows, only the first text and the last one change, and new ones are added.
    #[must_use]
    pub fn texts(&self) -> Vec<String> {
        let parts = log_parts(&self.log, 0).into_iter().map(|(_, text)| text);
        core::iter::once(self.state.to_text())
            .chain(parts)
            .collect()
    }

    /// Reads these texts; `None` if one of them cannot be read.
    #[must_use]
    pub fn read(texts: &[String]) -> Option<Self> {
        let (state, parts) = texts.split_first()?;
        let state = S::read(state)?;
        let mut log = Vec::new();
        for part in parts {
            log.append(&mut Vec::read(part)?);
        }
        Some(Self { state, log })
    }
}

/// The number of texts of a save with this log.
#[must_use]
pub const fn number_of_texts(log: &[Entry]) -> usize {
    1 + log.len().div_ceil(ENTRIES)
}

/// The parts of a log that have changed since it had `known` entries, each with its place among the
/// [texts](Save::texts).
#[must_use]
pub fn log_parts(log: &[Entry], known: usize) -> Vec<(usize, String)> {
    let first = known / ENTRIES;
    let parts = log.chunks(ENTRIES).zip(1..).skip(first);
    parts.map(|(part, at)| (at, list_text(part))).collect()
}
