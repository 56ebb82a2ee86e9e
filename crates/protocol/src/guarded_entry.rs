//! A stored text that is never overwritten while it is unreadable, or unread.

use crate::{KeyValueStore, StorageError};

/// The text under one name, as far as this page has seen it. Other tabs and frames write under the same name.
///
/// There are two ways to share it. A text that is changed bit by bit, such as the settings, is opened again before a
/// change unless it [is current](Self::is_current). A text that one tab writes, such as a match, is
/// [kept](Self::keep): a page that finds another page's text writes nothing until it [takes over](Self::take_over).
///
/// If the text was unreadable and could not be quarantined, nothing overwrites it.
#[derive(Clone, Debug)]
pub struct GuardedEntry<S> {
    storage: S,
    name: String,
    /// The text that was last read or written.
    seen: Option<String>,
    closed: Option<Closed>,
}

/// Why this page does not write.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Closed {
    /// The text is unreadable and could not be quarantined.
    Sealed,
    /// Another tab or frame is the writer.
    OtherTab,
}

/// The text that [`GuardedEntry::open`] or [`GuardedEntry::read`] found.
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

/// Result of keeping a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SaveOutcome {
    /// Saved, or this tab is not the writer and the player already knows.
    Saved,
    /// The storage refuses or is full.
    Failed,
    /// Another tab or frame has saved its own text.
    OtherTab,
}

impl<S: KeyValueStore> GuardedEntry<S> {
    /// An entry whose name has no text yet.
    pub fn empty(storage: S, name: String) -> Self {
        Self {
            storage,
            name,
            seen: None,
            closed: None,
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
        let loaded = entry.read(parse);
        (entry, loaded)
    }

    /// The same for an entry that is there already.
    pub fn read<T>(&mut self, parse: impl FnOnce(&str) -> Option<T>) -> Loaded<T> {
        self.seen = self.load().ok().flatten();
        let Some(text) = &self.seen else {
            return Loaded::Missing;
        };
        match parse(text) {
            Some(parsed) => Loaded::Parsed(parsed),
            None if self.quarantine() => Loaded::Quarantined,
            None => Loaded::Sealed,
        }
    }

    /// The text as it is now.
    ///
    /// # Errors
    /// The storage refuses.
    pub fn load(&self) -> Result<Option<String>, StorageError> {
        self.storage.load(&self.name)
    }

    /// The text that was last read or written.
    #[must_use]
    pub fn seen(&self) -> Option<&str> {
        self.seen.as_deref()
    }

    /// Whether this page may write: it is the writer, and no unreadable text is in its way.
    #[must_use]
    pub const fn is_open(&self) -> bool {
        self.closed.is_none()
    }

    /// Whether another tab is the writer.
    #[must_use]
    pub fn is_taken(&self) -> bool {
        self.closed == Some(Closed::OtherTab)
    }

    /// Whether nothing is stored that this page has not read: the text is the last one that it read or wrote, or is
    /// gone, or the storage refuses.
    pub fn is_current(&self) -> bool {
        match self.load() {
            Ok(Some(text)) => !self.is_open() || self.seen.as_ref() == Some(&text),
            Ok(None) | Err(StorageError) => true,
        }
    }

    /// Checks whether another tab has written. Then it is the writer, unless its text is known: `is_known` gets the
    /// text that this page has seen and the new one.
    pub fn check(&mut self, is_known: &dyn Fn(Option<&str>, &str) -> bool) -> SaveOutcome {
        let Ok(now) = self.load() else {
            return SaveOutcome::Failed;
        };
        match now.filter(|now| self.is_open() && self.seen.as_ref() != Some(now)) {
            None => SaveOutcome::Saved,
            Some(now) if is_known(self.seen(), &now) => {
                self.seen = Some(now);
                SaveOutcome::Saved
            }
            Some(_) => {
                self.closed = Some(Closed::OtherTab);
                SaveOutcome::OtherTab
            }
        }
    }

    /// Saves another text, or removes the text, unless another tab is the writer: see [`Self::check`]. If the storage
    /// was cleared meanwhile, it is simply written again. A text that is stored already is not written.
    pub fn keep(
        &mut self,
        text: Option<&str>,
        is_known: &dyn Fn(Option<&str>, &str) -> bool,
    ) -> SaveOutcome {
        let checked = self.check(is_known);
        // The storage is asked a second time only about a text that this page has written before.
        let is_stored =
            || text == self.seen() && self.load().is_ok_and(|now| now.as_deref() == text);
        match checked {
            SaveOutcome::Saved if self.is_taken() || is_stored() => SaveOutcome::Saved,
            SaveOutcome::Saved => {
                let kept = match text {
                    Some(text) => self.save(text),
                    None => self.remove(),
                };
                kept.map_or(SaveOutcome::Failed, |()| SaveOutcome::Saved)
            }
            other => other,
        }
    }

    /// Makes this page the writer again. `now` is the text that it has just read.
    pub fn take_over(&mut self, now: Option<String>) {
        self.seen = now;
        self.closed = None;
    }

    /// Quarantines the text that was read last, because it is unreadable. False if that fails; then nothing is ever
    /// written over it.
    pub fn quarantine(&mut self) -> bool {
        let text = self.seen.take().unwrap_or_default();
        let is_quarantined = self.storage.quarantine(&self.name, &text).is_ok();
        if !is_quarantined {
            self.closed = Some(Closed::Sealed);
        }
        is_quarantined
    }

    /// Saves another text under the name.
    ///
    /// # Errors
    /// The storage refuses or is full, another tab is the writer, or an unreadable text is still there.
    pub fn save(&mut self, text: &str) -> Result<(), StorageError> {
        if !self.is_open() {
            return Err(StorageError);
        }
        self.storage.save(&self.name, text)?;
        self.seen = Some(text.into());
        Ok(())
    }

    /// Removes the text.
    ///
    /// # Errors
    /// As [`Self::save`]; and there is a text that this page has not read.
    pub fn remove(&mut self) -> Result<(), StorageError> {
        if !self.is_open() || !self.is_current() {
            return Err(StorageError);
        }
        self.storage.remove(&self.name)?;
        self.seen = None;
        Ok(())
    }
}
