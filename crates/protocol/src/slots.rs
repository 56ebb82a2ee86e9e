//! Numbered names beside a text, for texts that have given way to it.

use crate::{KeyValueStore, StorageError};

/// The slots beside a text: its name followed by `/kept-1`, `/kept-2` and so on. Other tabs use the same ones. Only a
/// free slot is written, so no text is lost.
#[derive(Clone, Debug)]
pub struct Slots<S> {
    storage: S,
    name: String,
    count: usize,
}

impl<S: KeyValueStore> Slots<S> {
    /// This number of slots beside the text `name`.
    pub const fn new(storage: S, name: String, count: usize) -> Self {
        Self {
            storage,
            name,
            count,
        }
    }

    /// The name of a slot, from 1.
    #[must_use]
    pub fn name(&self, slot: u32) -> String {
        format!("{}/kept-{slot}", self.name)
    }

    /// The slots with a text, and their texts.
    pub fn texts(&self) -> impl Iterator<Item = (u32, String)> {
        self.numbers().filter_map(|slot| {
            let text = self.storage.load(&self.name(slot)).ok().flatten();
            Some((slot, text?))
        })
    }

    /// Writes a text to a free slot, and returns its number.
    ///
    /// # Errors
    /// The storage refuses or is full, or no slot is free.
    pub fn write(&self, text: &str) -> Result<u32, StorageError> {
        let is_free = |slot: &u32| self.storage.load(&self.name(*slot)) == Ok(None);
        let slot = self.numbers().find(is_free).ok_or(StorageError)?;
        self.storage.save(&self.name(slot), text)?;
        Ok(slot)
    }

    /// Empties a slot, unless another tab has written a text there that `is_same` does not know.
    ///
    /// # Errors
    /// The storage refuses: the text is still there.
    pub fn empty(&self, slot: u32, is_same: impl FnOnce(&str) -> bool) -> Result<(), StorageError> {
        let name = self.name(slot);
        match self.storage.load(&name)? {
            Some(text) if is_same(&text) => self.storage.remove(&name),
            _ => Ok(()),
        }
    }

    fn numbers(&self) -> impl Iterator<Item = u32> + use<S> {
        (1..).take(self.count)
    }
}
