//! Where texts are kept, as the browser has it: under names, and it may refuse.

/// The browser does not let us keep anything, or nothing more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StorageError;

/// As many unreadable texts as are kept of each kind.
const MAX_QUARANTINED: u32 = 20;

/// Where texts are kept.
pub trait TextStorage {
    /// What is kept under a name, if anything.
    ///
    /// # Errors
    /// Nothing can be kept here.
    fn load(&self, name: &str) -> Result<Option<String>, StorageError>;

    /// Keeps a text under a name.
    ///
    /// # Errors
    /// Nothing can be kept here, or there is no more room.
    fn save(&self, name: &str, text: &str) -> Result<(), StorageError>;

    /// Keeps nothing under a name any more.
    ///
    /// # Errors
    /// Nothing can be kept here.
    fn remove(&self, name: &str) -> Result<(), StorageError>;

    /// Moves what cannot be read out of the way, to the first free name beside it.
    ///
    /// # Errors
    /// Nothing can be kept here, or there is no more room; what was kept stays where it is.
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
