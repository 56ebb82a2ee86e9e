//! The challenges that a person has taken, in a storage.

use session::MatchRecord;

use super::Challenge;
use crate::{AnyReader, KeyValueStore, StorageError, StorageName};

/// At most this many challenges are kept; the oldest goes first.
pub const MAX_CHALLENGES: usize = 20;

/// The challenges that a person has taken: one text a line, the newest last. They are kept until others
/// take their place, so that the comparison can be opened again.
#[derive(Clone, Copy)]
pub struct ChallengeStore<S> {
    storage: S,
    format: &'static dyn AnyReader,
}

impl<S: KeyValueStore> ChallengeStore<S> {
    /// The challenges of a game in a storage.
    pub const fn new(storage: S, format: &'static dyn AnyReader) -> Self {
        Self { storage, format }
    }

    fn name(&self) -> String {
        StorageName::Challenges.of(self.format.info().id())
    }

    /// Keeps the text of a challenge.
    ///
    /// # Errors
    /// The storage refuses, or it is full.
    pub fn keep(&self, text: &str) -> Result<(), StorageError> {
        let kept = self.storage.load(&self.name())?;
        let kept = kept.unwrap_or_default();
        let others = || kept.lines().filter(|line| *line != text);
        let too_many = (others().count() + 1).saturating_sub(MAX_CHALLENGES);
        let mut lines = String::new();
        for line in others().skip(too_many) {
            lines.push_str(line);
            lines.push('\n');
        }
        lines.push_str(text);
        self.storage.save(&self.name(), &lines)
    }

    /// The newest challenge that a match is played for. Unreadable lines are passed over.
    #[must_use]
    pub fn find(&self, record: &MatchRecord) -> Option<Challenge> {
        let kept = self.storage.load(&self.name()).ok()??;
        let seed = record.options().seed();
        let mut found = kept
            .lines()
            .rev()
            .filter(|line| Challenge::seed_of(line) == Some(seed))
            .filter_map(|line| Challenge::read(self.format, line).ok());
        found.find(|challenge| challenge.is_played_in(record))
    }
}
