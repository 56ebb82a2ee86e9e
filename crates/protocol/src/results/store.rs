//! The list of results in a storage.

use game::GameInfo;

use crate::{KeyValueStore, MatchResult, Results, StorageError, StorageName};

/// The results of a game's finished matches in a storage.
///
/// They are read before every change, because other tabs add to the same list. Unreadable lines are
/// quarantined first; if that fails, nothing is written.
#[derive(Clone, Debug)]
pub struct ResultStore<S> {
    storage: S,
    name: String,
}

/// The results that a storage holds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StoredResults {
    /// The readable ones.
    pub results: Results,
    /// Whether there are unreadable lines, in the list or quarantined.
    pub has_unreadable: bool,
}

impl<S: KeyValueStore> ResultStore<S> {
    /// The results of a game in a storage.
    pub fn new(storage: S, game: &GameInfo) -> Self {
        let name = StorageName::Results.of(game.id());
        Self { storage, name }
    }

    /// Loads the results, and changes nothing.
    ///
    /// # Errors
    /// The storage refuses.
    pub fn load(&self) -> Result<StoredResults, StorageError> {
        let text = self.text()?;
        let (results, unreadable) = Results::read(&text);
        let has_unreadable = !unreadable.is_empty() || self.storage.has_quarantined(&self.name)?;
        Ok(StoredResults {
            results,
            has_unreadable,
        })
    }

    /// Adds results. Returns how many were not known.
    ///
    /// # Errors
    /// The storage refuses or is full, or unreadable lines cannot be quarantined. The list is as before.
    pub fn add(&self, added: impl IntoIterator<Item = MatchResult>) -> Result<usize, StorageError> {
        let text = self.text()?;
        let (mut results, unreadable) = Results::read(&text);
        if !unreadable.is_empty() {
            self.storage
                .quarantine_copy(&self.name, &unreadable.join("\n"))?;
        }
        let new = |result: MatchResult| usize::from(results.add(result));
        let number = added.into_iter().map(new).sum();
        let changed = results.to_text();
        if changed != text {
            self.storage.save(&self.name, &changed)?;
        }
        Ok(number)
    }

    fn text(&self) -> Result<String, StorageError> {
        let text = self.storage.load(&self.name)?;
        Ok(text.unwrap_or_default())
    }
}
