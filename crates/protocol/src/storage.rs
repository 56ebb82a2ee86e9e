//! Text storage with names as keys, such as the browser's `localStorage`.

/// Error of a storage that refuses access or is full.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StorageError;

/// Most quarantined texts of one name.
const MAX_QUARANTINED: u32 = 20;

/// A storage of texts under names. Any call may be refused.
pub trait TextStorage {
    /// The text saved under a name, if any.
    ///
    /// # Errors
    /// Fails if the storage refuses access.
    fn load(&self, name: &str) -> Result<Option<String>, StorageError>;

    /// Saves a text under a name.
    ///
    /// # Errors
    /// Fails if the storage refuses access or is full.
    fn save(&self, name: &str, text: &str) -> Result<(), StorageError>;

    /// Removes the text under a name.
    ///
    /// # Errors
    /// Fails if the storage refuses access.
    fn remove(&self, name: &str) -> Result<(), StorageError>;

    /// Moves an unreadable text to the first free quarantine name, so that nothing overwrites it.
    ///
    /// # Errors
    /// Fails if the storage refuses access or has no room. The text then stays where it is.
    fn quarantine(&self, name: &str, text: &str) -> Result<(), StorageError> {
        for number in 1..=MAX_QUARANTINED {
            let aside = format!("{name}/unreadable-{number}");
            if self.load(&aside)?.is_none_or(|kept| kept == text) {
                self.save(&aside, text)?;
                return self.remove(name);
            }
        }
        Err(StorageError)
    }
}
