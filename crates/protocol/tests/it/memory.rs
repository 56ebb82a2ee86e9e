//! A storage in memory that may be full or refuse.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;

use protocol::{KeyValueStore, StorageError};

/// A storage in memory.
#[derive(Debug, Default)]
pub(super) struct Memory {
    pub(super) texts: RefCell<BTreeMap<String, String>>,
    /// Refuses texts under new names.
    pub(super) is_full: Cell<bool>,
    /// Refuses everything.
    pub(super) refuses: Cell<bool>,
}

impl Memory {
    pub(super) fn new(texts: &[(&str, &str)]) -> Self {
        let memory = Self::default();
        for (name, text) in texts {
            memory.set(name, text);
        }
        memory
    }

    pub(super) fn set(&self, name: &str, text: &str) {
        self.texts.borrow_mut().insert(name.into(), text.into());
    }

    pub(super) fn text(&self, name: &str) -> Option<String> {
        self.texts.borrow().get(name).cloned()
    }

    pub(super) fn names(&self) -> Vec<String> {
        self.texts.borrow().keys().cloned().collect()
    }

    fn access(&self, is_allowed: bool) -> Result<(), StorageError> {
        let is_allowed = is_allowed && !self.refuses.get();
        is_allowed.then_some(()).ok_or(StorageError)
    }
}

impl KeyValueStore for &Memory {
    fn load(&self, name: &str) -> Result<Option<String>, StorageError> {
        self.access(true)?;
        Ok(self.text(name))
    }

    fn save(&self, name: &str, text: &str) -> Result<(), StorageError> {
        let is_new = self.text(name).is_none();
        self.access(!is_new || !self.is_full.get())?;
        self.set(name, text);
        Ok(())
    }

    fn remove(&self, name: &str) -> Result<(), StorageError> {
        self.access(true)?;
        self.texts.borrow_mut().remove(name);
        Ok(())
    }
}
