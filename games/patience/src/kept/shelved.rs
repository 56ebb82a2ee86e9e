//! Games of a patience that were shelved, because another game is under way under its name.

use protocol::{ImportOutcome, KeyValueStore, Slots, StorageError};

use super::game_name;
use crate::play::{Play, read_save, write_save};
use crate::rules::Declaration;

/// At most this many games of a patience are shelved.
pub const MAX_SHELVED: usize = 20;

/// The games of a patience that were shelved.
#[derive(Clone, Debug)]
pub struct ShelvedGames<S> {
    storage: S,
    name: String,
    slots: Slots<S>,
}

/// A game that was shelved.
#[derive(Clone, Debug)]
pub struct ShelvedGame {
    /// The number of its name.
    slot: u32,
    /// The game.
    pub play: Play,
}

impl<S: KeyValueStore + Clone> ShelvedGames<S> {
    /// The games of a patience.
    pub fn new(storage: S, game: &'static Declaration) -> Self {
        let name = game_name(game);
        let slots = Slots::new(storage.clone(), name.clone(), MAX_SHELVED);
        Self {
            storage,
            name,
            slots,
        }
    }

    /// All that can be read.
    #[must_use]
    pub fn list(&self) -> Vec<ShelvedGame> {
        let read = |(slot, text): (u32, String)| {
            let play = read_save(&text).ok()?;
            Some(ShelvedGame { slot, play })
        };
        self.slots.texts().filter_map(read).collect()
    }

    /// The number of games that cannot be read. They stay where they are.
    #[must_use]
    pub fn unreadable(&self) -> usize {
        self.slots.texts().count() - self.list().len()
    }

    /// Shelves a game, unless it is there and has come as far.
    ///
    /// # Errors
    /// The storage refuses, is full, or has [`MAX_SHELVED`] games.
    pub fn add(&self, play: &Play) -> Result<ImportOutcome, StorageError> {
        if self.has(play) {
            return Ok(ImportOutcome::Known);
        }
        self.slots.write(&write_save(play))?;
        Ok(ImportOutcome::New)
    }

    /// Removes a game that is under way again.
    ///
    /// # Errors
    /// The storage refuses: the game is there twice.
    pub fn remove(&self, game: &ShelvedGame) -> Result<(), StorageError> {
        let is_it = |text: &str| read_save(text).is_ok_and(|kept| game.play.continues(&kept));
        self.slots.empty(game.slot, is_it)
    }

    /// Brings a game of a file. It becomes the game under way if there is none with a turn and `is_free`, or else is
    /// shelved.
    ///
    /// # Errors
    /// As [`Self::add`].
    pub fn import(&self, play: &Play, is_free: bool) -> Result<ImportOutcome, StorageError> {
        let current = self.storage.load(&self.name)?;
        let current = current.map(|text| read_save(&text));
        match current {
            Some(Ok(ours)) if ours.continues(play) => Ok(ImportOutcome::Known),
            _ if self.has(play) => Ok(ImportOutcome::Known),
            None if is_free => self.write_current(play),
            Some(Ok(ours)) if is_free && ours.turns() == 0 => self.write_current(play),
            _ => self.add(play),
        }
    }

    /// Whether a game is there that has come as far.
    fn has(&self, play: &Play) -> bool {
        self.list().iter().any(|kept| kept.play.continues(play))
    }

    fn write_current(&self, play: &Play) -> Result<ImportOutcome, StorageError> {
        self.storage.save(&self.name, &write_save(play))?;
        Ok(ImportOutcome::New)
    }
}
