//! Storage of texts under names, such as the browser's `localStorage`. It may refuse or be full.

/// The storage refuses, or it is full.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StorageError;

/// At most this many unreadable texts are moved aside for one name.
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
    /// The storage refuses or is full, or [`MAX_QUARANTINED`] other texts have been moved before. The
    /// text stays where it is.
    fn quarantine(&self, name: &str, text: &str) -> Result<(), StorageError> {
        for number in 1..=MAX_QUARANTINED {
            let aside = format!("{name}/unreadable-{number}");
            if self.load(&aside)?.is_none_or(|saved| saved == text) {
                self.save(&aside, text)?;
                return self.remove(name);
            }
        }
        Err(StorageError)
    }
}
