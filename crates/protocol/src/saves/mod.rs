//! Saved matches, under one rule: never overwrite a save that this page has not read, and never lose
//! an unfinished match.
//!
//! - The current match is saved under [`StorageName::Match`]. Other tabs and frames use the same name. A page that
//!   finds another page's save there stops writing until the player plays on here.
//! - An unfinished match that gives way is first written to a free slot: the same name followed by
//!   `/kept-1`, `/kept-2` and so on. The slot also holds its commitment and a growing number for the
//!   order. Unreadable slots are left alone.
//! - A slot is emptied once its match has been saved as the current one, or when the player removes
//!   it. A page that closes between the two steps leaves the match twice at worst. The next card
//!   played repairs that: a match that the current one continues is not kept beside it.
//! - If the storage refuses or is full, a match that was shelved lives as long as the page. It is
//!   written as soon as there is room.

mod slots;

use crate::{KeyValueStore, MatchFormat, ShelvedMatch, StorageError, StorageName};

/// Number of matches that are shelved without asking the player.
pub const MAX_SHELVED: usize = 5;
/// Number of slots. It exceeds [`MAX_SHELVED`], because imports and other tabs may add matches, and
/// some slots may be unreadable.
pub const SLOTS: usize = 40;

/// Reads a saved match; `None` if it is unreadable.
type ReadMatch<G> = fn(&str) -> Option<ShelvedMatch<G>>;

/// The saved matches as far as this page has seen them.
#[derive(Clone, Debug)]
pub struct Saves<S, G: MatchFormat> {
    storage: S,
    read_match: ReadMatch<G>,
    /// Text that was last read or written as the current match.
    seen: Option<String>,
    closed: Option<Closed>,
    /// The newest first, each with its slot; without a slot it lives as long as the page.
    shelved: Vec<(ShelvedMatch<G>, Option<u32>)>,
    unreadable: usize,
}

/// Why this page does not write the current match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Closed {
    /// The save is unreadable and could not be quarantined.
    Sealed,
    /// Another tab or frame is the writer.
    OtherTab,
}

/// Result of saving the current match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SaveOutcome {
    /// Saved, or this tab is not the writer and the player already knows.
    Saved,
    /// The storage refuses or is full.
    Failed,
    /// Another tab or frame has saved its own match.
    OtherTab,
}

/// Question to the player before a match gives way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StorageFull {
    /// Which match to remove: [`MAX_SHELVED`] are shelved already.
    WhichToDrop,
    /// Whether to go on although the storage is full and the match would live only as long as the
    /// page.
    Unsaved,
}

/// Result of importing an unfinished match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ImportOutcome {
    /// Added to the matches that are shelved.
    New,
    /// Known already, at the same card or further on.
    Known,
    /// No free slot.
    NoRoom,
}

/// Methods for the current match. The matches that were shelved have theirs in `slots`.
impl<S: KeyValueStore, G: MatchFormat> Saves<S, G> {
    /// Reads the matches that were shelved, for a page that has just been opened.
    pub fn new(storage: S) -> Self {
        Self::with_reader(storage, |text| ShelvedMatch::load(text).ok())
    }

    /// The same with a reader of the caller's, for a page that loads the real one later.
    pub fn with_reader(storage: S, read_match: ReadMatch<G>) -> Self {
        let mut saves = Self {
            storage,
            read_match,
            seen: None,
            closed: None,
            shelved: Vec::new(),
            unreadable: 0,
        };
        saves.refresh();
        saves
    }

    /// Whether there is no saved match, readable or not.
    pub fn is_empty(storage: &S) -> bool {
        let mut names = slots::names::<G>().chain([current_name::<G>()]);
        !names.any(|name| matches!(storage.load(&name), Ok(Some(_))))
    }

    /// Replaces the reader and reads the matches that were shelved again.
    pub fn set_reader(&mut self, read_match: ReadMatch<G>) {
        self.read_match = read_match;
        self.refresh();
    }

    /// Reads a saved match; `None` if it is unreadable.
    pub fn read_match(&self, text: &str) -> Option<ShelvedMatch<G>> {
        (self.read_match)(text)
    }

    /// Reads the current match.
    ///
    /// # Errors
    /// Fails if the storage refuses access.
    pub fn read(&mut self) -> Result<Option<&str>, StorageError> {
        self.seen = self.storage.load(&current_name::<G>())?;
        Ok(self.seen.as_deref())
    }

    /// Quarantines the text that was read as the current match, because it is unreadable. False if
    /// that fails; then nothing is ever written over it.
    pub fn quarantine(&mut self) -> bool {
        let text = self.seen.take().unwrap_or_default();
        let is_quarantined = self.storage.quarantine(&current_name::<G>(), &text).is_ok();
        if !is_quarantined {
            self.closed = Some(Closed::Sealed);
        }
        is_quarantined
    }

    /// Saves the current match, unless there is one that this page has not seen. If the storage was
    /// cleared meanwhile, it simply writes again.
    pub fn save(&mut self, record: &G::Record) -> SaveOutcome {
        let text = G::write_save(record, "", 0);
        match self.check_conflict(&text) {
            SaveOutcome::Saved if self.closed.is_some() => SaveOutcome::Saved,
            SaveOutcome::Saved if self.storage.save(&current_name::<G>(), &text).is_err() => {
                SaveOutcome::Failed
            }
            SaveOutcome::Saved => {
                self.seen = Some(text);
                SaveOutcome::Saved
            }
            other => other,
        }
    }

    /// Checks whether the save is still the one that this page has seen, or equals `ours`: two tabs
    /// with the same match see its bots play the same cards.
    pub fn check_conflict(&mut self, ours: &str) -> SaveOutcome {
        let seen = |now: &String| self.seen.as_ref() == Some(now) || now == ours;
        match self.storage.load(&current_name::<G>()) {
            Err(StorageError) => SaveOutcome::Failed,
            Ok(now) if self.closed.is_some() || now.as_ref().is_none_or(seen) => SaveOutcome::Saved,
            Ok(_) => {
                self.closed = Some(Closed::OtherTab);
                SaveOutcome::OtherTab
            }
        }
    }

    /// Whether this page writes the current match.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.closed.is_none()
    }

    /// Makes this page the writer again. Returns the match of the other page if the player has not
    /// played on here, or if it continues this match. Otherwise the other match is shelved with its
    /// commitment.
    pub fn take_over(&mut self, mine: &G::Record, commitment: &str) -> Option<G::Record> {
        if self.closed != Some(Closed::OtherTab) {
            return None;
        }
        self.closed = None;
        // The match, not its text: a save of an earlier version is written otherwise now.
        let seen = self.seen.as_deref().and_then(|text| self.read_match(text));
        let played_on = seen.is_none_or(|seen| seen.record != *mine);
        let text = self.read().ok()??.to_owned();
        let Some(ShelvedMatch { record: theirs, .. }) = self.read_match(&text) else {
            self.quarantine();
            return None;
        };
        let as_left = !played_on && G::have_equal_options(&theirs, mine);
        if as_left || G::continues(&theirs, mine) {
            return Some(theirs);
        }
        if G::is_unfinished(&theirs) && !G::continues(mine, &theirs) {
            self.put_on_shelf(&theirs, commitment);
        }
        None
    }

    /// Removes the current match.
    pub fn forget(&mut self) {
        let saved = self.storage.load(&current_name::<G>()).ok().flatten();
        if self.closed.is_none() && saved == self.seen {
            // A storage that refuses holds nothing to come back.
            let _ = self.storage.remove(&current_name::<G>());
            self.seen = None;
        }
    }
}

/// The name of the current match.
fn current_name<G: MatchFormat>() -> String {
    StorageName::Match.of(G::INFO.id())
}
