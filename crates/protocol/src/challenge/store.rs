//! The challenges that a person has taken, in a storage.

use core::marker::PhantomData;

use session::MatchRecord;

use super::Challenge;
use crate::{KeyValueStore, RoundFormat, StorageError, StorageName};

/// At most this many challenges are kept; the oldest goes first.
pub const MAX_CHALLENGES: usize = 20;

/// The challenges that a person has taken: one text a line, the newest last. They are kept until others
/// take their place, so that the comparison can be opened again.
#[derive(Clone, Copy, Debug)]
pub struct ChallengeStore<S, G> {
    storage: S,
    game: PhantomData<G>,
}

impl<S: KeyValueStore, G: RoundFormat> ChallengeStore<S, G> {
    /// The challenges in a storage.
    pub const fn new(storage: S) -> Self {
        let game = PhantomData;
        Self { storage, game }
    }

    fn name() -> String {
        StorageName::Challenges.of(G::INFO.id())
    }

    /// Keeps the text of a challenge.
    ///
    /// # Errors
    /// The storage refuses, or it is full.
    pub fn keep(&self, text: &str) -> Result<(), StorageError> {
        let kept = self.storage.load(&Self::name())?;
        let kept = kept.unwrap_or_default();
        let others = || kept.lines().filter(|line| *line != text);
        let too_many = (others().count() + 1).saturating_sub(MAX_CHALLENGES);
        let mut lines = String::new();
        for line in others().skip(too_many) {
            lines.push_str(line);
            lines.push('\n');
        }
        lines.push_str(text);
        self.storage.save(&Self::name(), &lines)
    }

    /// The newest challenge that a match is played for. Unreadable lines are passed over.
    #[must_use]
    pub fn find(&self, record: &MatchRecord<G::Round>) -> Option<Challenge<G>> {
        let kept = self.storage.load(&Self::name()).ok()??;
        let seed = record.options().seed();
        let mut found = kept
            .lines()
            .rev()
            .filter(|line| Challenge::<G>::seed_of(line) == Some(seed))
            .filter_map(|line| Challenge::read(line).ok());
        found.find(|challenge| challenge.is_played_in(record))
    }
}
