//! The list of results in a storage.

use game::GameInfo;

use crate::{KeyValueStore, MatchResult, MergedText, Results, StorageError, StorageName};

/// The results of a game's finished matches in a storage.
#[derive(Clone, Debug)]
pub struct ResultStore<S>(MergedText<S>);

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
        Self(MergedText::new(storage, StorageName::Results.of(game.id())))
    }

    /// Loads the results, and changes nothing.
    ///
    /// # Errors
    /// The storage refuses.
    pub fn load(&self) -> Result<StoredResults, StorageError> {
        let text = self.0.load()?;
        let (results, unreadable) = Results::read(&text);
        let has_unreadable = !unreadable.is_empty() || self.0.has_quarantined()?;
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
        let text = self.0.load()?;
        let (mut results, unreadable) = Results::read(&text);
        let new = |result: MatchResult| usize::from(results.add(result));
        let number = added.into_iter().map(new).sum();
        self.0
            .replace(&text, &unreadable.join("\n"), &results.to_text())?;
        Ok(number)
    }
}
