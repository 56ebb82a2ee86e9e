//! A stored text that is never overwritten while it is unreadable, or unread.

use crate::{KeyValueStore, StorageError};

/// The text under one name. If it was unreadable and could not be quarantined, nothing overwrites it.
///
/// Other tabs write the same text: before a change, see whether it [is current](Self::is_current), and open it again
/// if not.
#[derive(Clone, Debug)]
pub struct GuardedEntry<S> {
    storage: S,
    name: String,
    /// The text that was last read or written.
    seen: Option<String>,
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
    /// The text is unreadable and was quarantined: the name is free.
    Quarantined,
    /// The text is unreadable and could not be moved: it stays, and [`GuardedEntry::save`] fails.
    Sealed,
}

impl<S: KeyValueStore> GuardedEntry<S> {
    /// An entry whose name has no text yet.
    pub fn empty(storage: S, name: String) -> Self {
        Self {
            storage,
            name,
            seen: None,
            is_sealed: false,
        }
    }

    /// Reads the text under a name. An unreadable text, for which `parse` returns `None`, is
    /// quarantined, or else sealed.
    pub fn open<T>(
        storage: S,
        name: String,
        parse: impl FnOnce(&str) -> Option<T>,
    ) -> (Self, Loaded<T>) {
        let mut entry = Self::empty(storage, name);
        let Ok(Some(text)) = entry.storage.load(&entry.name) else {
            return (entry, Loaded::Missing);
        };
        if let Some(parsed) = parse(&text) {
            entry.seen = Some(text);
            return (entry, Loaded::Parsed(parsed));
        }
        if entry.storage.quarantine(&entry.name, &text).is_ok() {
            return (entry, Loaded::Quarantined);
        }
        entry.is_sealed = true;
        (entry, Loaded::Sealed)
    }

    /// Whether nothing is stored that this page has not read: the text is the last one that it read or wrote, or is
    /// gone, or the storage refuses.
    pub fn is_current(&self) -> bool {
        match self.storage.load(&self.name) {
            Ok(Some(text)) => self.is_sealed || self.seen.as_ref() == Some(&text),
            Ok(None) | Err(StorageError) => true,
        }
    }

    /// Saves another text under the name.
    ///
    /// # Errors
    /// The storage refuses or is full, or an unreadable text is still there.
    pub fn save(&mut self, text: &str) -> Result<(), StorageError> {
        if self.is_sealed {
            return Err(StorageError);
        }
        self.storage.save(&self.name, text)?;
        self.seen = Some(text.into());
        Ok(())
    }
}
