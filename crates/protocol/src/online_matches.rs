//! Matches that were played online, in a storage.

use session::MatchRecord;

use crate::{
    AnyReader, ImportOutcome, KeyValueStore, StorageError, StorageName, read_online_match,
    write_online_match,
};

/// At most this many matches are kept; the oldest goes first.
pub const MAX_ONLINE: usize = 10;

/// The matches that a person has played online, over or not: one text a line, the newest first.
/// They are there to be looked at and reviewed.
#[derive(Clone, Copy)]
pub struct OnlineMatches<S> {
    storage: S,
    format: &'static dyn AnyReader,
}

impl<S: KeyValueStore> OnlineMatches<S> {
    /// The matches of a game in a storage.
    pub const fn new(storage: S, format: &'static dyn AnyReader) -> Self {
        Self { storage, format }
    }

    /// All of them. Unreadable lines are passed over, and so is a storage that refuses.
    #[must_use]
    pub fn load(&self) -> Vec<MatchRecord> {
        let kept = self.text().unwrap_or_default();
        let read = |line| read_online_match(self.format, line).ok();
        kept.lines().filter_map(read).collect()
    }

    /// Keeps a match, in place of what was kept of it before.
    ///
    /// # Errors
    /// The storage refuses, or it is full.
    pub fn keep(&self, record: &MatchRecord) -> Result<(), StorageError> {
        let kept = self.text()?;
        let first = write_online_match(self.format, record);
        let others = others(self.format, &kept, record);
        let lines = core::iter::once(first.as_str()).chain(others);
        self.save(lines.take(MAX_ONLINE))
    }

    /// Adds a match of a file as the oldest one, unless it is here already.
    ///
    /// # Errors
    /// The storage refuses, or it is full.
    pub fn import(&self, text: &str) -> Result<ImportOutcome, StorageError> {
        let kept = self.text()?;
        let lines: Vec<_> = kept.lines().collect();
        let Ok(theirs) = read_online_match(self.format, text) else {
            return Ok(ImportOutcome::Known);
        };
        if others(self.format, &kept, &theirs).count() < lines.len() {
            return Ok(ImportOutcome::Known);
        }
        if lines.len() >= MAX_ONLINE {
            return Ok(ImportOutcome::NoRoom);
        }
        self.save(lines.into_iter().chain([text]))?;
        Ok(ImportOutcome::New)
    }

    /// All of them as they are kept, those included that nobody can read.
    #[must_use]
    pub fn texts(&self) -> Vec<String> {
        let kept = self.text().unwrap_or_default();
        kept.lines().map(String::from).collect()
    }

    /// Forgets a match.
    ///
    /// # Errors
    /// The storage refuses.
    pub fn remove(&self, record: &MatchRecord) -> Result<(), StorageError> {
        let kept = self.text()?;
        self.save(others(self.format, &kept, record))
    }

    fn name(&self) -> String {
        StorageName::Online.of(self.format.info().id())
    }

    fn text(&self) -> Result<String, StorageError> {
        let kept = self.storage.load(&self.name())?;
        Ok(kept.unwrap_or_default())
    }

    fn save<'a>(&self, lines: impl Iterator<Item = &'a str>) -> Result<(), StorageError> {
        let lines: Vec<_> = lines.collect();
        self.storage.save(&self.name(), &lines.join("\n"))
    }
}

/// The lines of other matches, and those that nobody can read. The seed tells them apart: all devices have drawn it together.
fn others<'a>(
    format: &'static dyn AnyReader,
    kept: &'a str,
    record: &MatchRecord,
) -> impl Iterator<Item = &'a str> {
    let seed = record.options().seed();
    kept.lines().filter(move |line| {
        let other = read_online_match(format, line);
        !other.is_ok_and(|other| other.options().seed() == seed)
    })
}
