//! A stored text that is never overwritten while it is unreadable.

use crate::{KeyValueStore, StorageError};

/// The text under one name. If it was unreadable and could not be moved aside, nothing overwrites it.
#[derive(Clone, Copy, Debug)]
pub struct GuardedEntry<S> {
    storage: S,
    name: &'static str,
    /// Whether an unreadable text is still under the name.
    is_sealed: bool,
}

/// The text that [`GuardedEntry::open`] found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Loaded<T> {
    /// There is none, or the storage refuses.
    Missing,
    /// The text was parsed.
    Parsed(T),
    /// The text is unreadable and was moved aside: the name is free.
    Quarantined,
    /// The text is unreadable and could not be moved: it stays, and [`GuardedEntry::save`] fails.
    Sealed,
}

impl<S: KeyValueStore> GuardedEntry<S> {
    /// An entry whose name has no text yet.
    pub const fn empty(storage: S, name: &'static str) -> Self {
        Self {
            storage,
            name,
            is_sealed: false,
        }
    }

    /// Reads the text under a name. An unreadable text, for which `parse` returns `None`, is moved
    /// aside, or else sealed.
    pub fn open<T>(
        storage: S,
        name: &'static str,
        parse: impl FnOnce(&str) -> Option<T>,
    ) -> (Self, Loaded<T>) {
        let mut entry = Self::empty(storage, name);
        let Ok(Some(text)) = entry.storage.load(name) else {
            return (entry, Loaded::Missing);
        };
        if let Some(parsed) = parse(&text) {
            return (entry, Loaded::Parsed(parsed));
        }
        if entry.storage.quarantine(name, &text).is_ok() {
            return (entry, Loaded::Quarantined);
        }
        entry.is_sealed = true;
        (entry, Loaded::Sealed)
    }

    /// Saves another text under the name.
    ///
    /// # Errors
    /// The storage refuses or is full, or an unreadable text is still there.
    pub fn save(&self, text: &str) -> Result<(), StorageError> {
        if self.is_sealed {
            return Err(StorageError);
        }
        self.storage.save(self.name, text)
    }
}
