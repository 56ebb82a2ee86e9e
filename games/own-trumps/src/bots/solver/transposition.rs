//! Transposition table: the results of positions that were searched before.

use crate::rules::Decision;

/// The results; a new one replaces the old one with the same last bits of the key.
pub(super) struct Transpositions(Vec<Option<Entry>>);

/// The result of a position.
#[derive(Clone, Copy)]
pub(super) struct Entry {
    pub(super) key: u64,
    pub(super) value: i16,
    pub(super) depth: u8,
    pub(super) bound: Bound,
    /// Whether the value depends on evaluated positions.
    pub(super) is_estimate: bool,
    pub(super) best: Option<Decision>,
}

/// The meaning of a value.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Bound {
    /// It is the value.
    Exact,
    /// The value is at least this.
    Lower,
    /// The value is at most this.
    Upper,
}

impl Transpositions {
    /// An empty table for a search of about this many nodes, with 2¹⁰ to 2¹⁸ entries.
    pub(super) fn new(nodes: u64) -> Self {
        let entries = usize::try_from(nodes).unwrap_or(usize::MAX);
        let entries = entries.clamp(1 << 10, 1 << 18).next_power_of_two();
        Self(vec![None; entries])
    }

    pub(super) fn get(&self, key: u64) -> Option<&Entry> {
        self.0[self.index(key)]
            .as_ref()
            .filter(|entry| entry.key == key)
    }

    pub(super) fn insert(&mut self, entry: Entry) {
        let at = self.index(entry.key);
        self.0[at] = Some(entry);
    }

    /// The last bits of the key.
    #[allow(clippy::cast_possible_truncation)] // only the last bits count
    fn index(&self, key: u64) -> usize {
        key as usize & (self.0.len() - 1)
    }
}
