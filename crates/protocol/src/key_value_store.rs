//! Storage of texts under names, such as the browser's `localStorage`. It may refuse or be full.

/// The storage refuses, or it is full.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StorageError;

/// At most this many unreadable texts are quarantined for one name.
const MAX_QUARANTINED: u32 = 20;

/// Stores texts under names.
pub trait KeyValueStore {
    /// Loads the text under a name; `None` if there is none.
    ///
    /// # Errors
    /// The storage refuses.
    fn load(&self, name: &str) -> Result<Option<String>, StorageError>;

    /// Saves a text under a name, over the text that is there.
    ///
    /// # Errors
    /// The storage refuses, or it is full.
    fn save(&self, name: &str, text: &str) -> Result<(), StorageError>;

    /// Removes the text under a name.
    ///
    /// # Errors
    /// The storage refuses.
    fn remove(&self, name: &str) -> Result<(), StorageError>;

    /// Moves an unreadable text out of the way, to the first free name beside it.
    ///
    /// # Errors
    /// As [`quarantine_copy`](Self::quarantine_copy). The text stays where it is.
    fn quarantine(&self, name: &str, text: &str) -> Result<(), StorageError> {
        self.quarantine_copy(name, text)?;
        self.remove(name)
    }

    /// Saves an unreadable text under the first free name beside `name`.
    ///
    /// # Errors
    /// The storage refuses or is full, or [`MAX_QUARANTINED`] other texts have been moved before.
    fn quarantine_copy(&self, name: &str, text: &str) -> Result<(), StorageError> {
        for number in 1..=MAX_QUARANTINED {
            let copy = quarantined(name, number);
            if self.load(&copy)?.is_none_or(|saved| saved == text) {
                return self.save(&copy, text);
            }
        }
        Err(StorageError)
    }

    /// Whether an unreadable text was quarantined.
    ///
    /// # Errors
    /// The storage refuses.
    fn has_quarantined(&self, name: &str) -> Result<bool, StorageError> {
        Ok(self.load(&quarantined(name, 1))?.is_some())
    }
}

/// The name for an unreadable text of `name`.
fn quarantined(name: &str, number: u32) -> String {
    format!("{name}/unreadable-{number}")
}
