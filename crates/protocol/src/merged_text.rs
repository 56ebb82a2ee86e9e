//! A stored text to which all tabs add.

use crate::{KeyValueStore, StorageError};

/// A text to which all tabs add: it is read, changed and written in one step of the program. What is unreadable in it is
/// quarantined first; if that fails, nothing is written.
#[derive(Clone, Debug)]
pub struct MergedText<S> {
    storage: S,
    name: String,
}

impl<S: KeyValueStore> MergedText<S> {
    /// The text under a name.
    pub const fn new(storage: S, name: String) -> Self {
        Self { storage, name }
    }

    /// Loads the text; empty if there is none.
    ///
    /// # Errors
    /// The storage refuses.
    pub fn load(&self) -> Result<String, StorageError> {
        let text = self.storage.load(&self.name)?;
        Ok(text.unwrap_or_default())
    }

    /// Whether something unreadable was quarantined.
    ///
    /// # Errors
    /// The storage refuses.
    pub fn has_quarantined(&self) -> Result<bool, StorageError> {
        self.storage.has_quarantined(&self.name)
    }

    /// Replaces the text that was `loaded` in this step by what has become of it. An empty text is removed.
    /// `unreadable` is the part that could not be read; it is quarantined.
    ///
    /// # Errors
    /// The storage refuses or is full, or the unreadable part cannot be quarantined. The text is as before.
    pub fn replace(
        &self,
        loaded: &str,
        unreadable: &str,
        changed: &str,
    ) -> Result<(), StorageError> {
        if !unreadable.is_empty() {
            self.storage.quarantine_copy(&self.name, unreadable)?;
        }
        if changed == loaded {
            return Ok(());
        }
        if changed.is_empty() {
            self.storage.remove(&self.name)
        } else {
            self.storage.save(&self.name, changed)
        }
    }
}
