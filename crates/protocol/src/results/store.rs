//! The list of results in a storage.

use core::marker::PhantomData;

use crate::{GameFormat, KeyValueStore, MatchResult, Results, StorageError, StorageNames};

/// The results of a game's finished matches in a storage.
///
/// They are read before every change, because other tabs add to the same list. Unreadable lines are
/// quarantined first; if that fails, nothing is written.
#[derive(Clone, Copy, Debug)]
pub struct ResultStore<S, G> {
    storage: S,
    game: PhantomData<G>,
}

/// The results that a storage holds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StoredResults {
    /// The readable ones.
    pub results: Results,
    /// Whether there are unreadable lines, in the list or quarantined.
    pub has_unreadable: bool,
}

impl<S: KeyValueStore, G: GameFormat> ResultStore<S, G> {
    /// The results in a storage.
    pub const fn new(storage: S) -> Self {
        let game = PhantomData;
        Self { storage, game }
    }

    /// Loads the results, and changes nothing.
    ///
    /// # Errors
    /// The storage refuses.
    pub fn load(&self) -> Result<StoredResults, StorageError> {
        let text = self.text()?;
        let (results, unreadable) = Results::read(&text);
        let has_unreadable =
            !unreadable.is_empty() || self.storage.has_quarantined(StorageNames::<G>::RESULTS)?;
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
                .quarantine_copy(StorageNames::<G>::RESULTS, &unreadable.join("\n"))?;
        }
        let new = |result: MatchResult| usize::from(results.add(result));
        let number = added.into_iter().map(new).sum();
        let changed = results.to_text();
        if changed != text {
            self.storage.save(StorageNames::<G>::RESULTS, &changed)?;
        }
        Ok(number)
    }

    fn text(&self) -> Result<String, StorageError> {
        let text = self.storage.load(StorageNames::<G>::RESULTS)?;
        Ok(text.unwrap_or_default())
    }
}
