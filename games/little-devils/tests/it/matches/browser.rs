//! A browser whose storage may be full or refuse to save.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use little_devils::protocol::{SavedMatch, Saves, StorageNames};
use little_devils::session::MatchRecord;
use protocol::{KeyValueStore, StorageError};

/// A browser's storage, as all its tabs have it.
#[derive(Clone, Default)]
pub(super) struct Browser(pub(super) Rc<RefCell<Storage>>);

#[derive(Default)]
pub(super) struct Storage {
    pub(super) texts: BTreeMap<String, String>,
    pub(super) full: bool,
    pub(super) refuses: bool,
}

impl KeyValueStore for Browser {
    fn load(&self, name: &str) -> Result<Option<String>, StorageError> {
        let storage = self.0.borrow();
        if storage.refuses {
            return Err(StorageError);
        }
        Ok(storage.texts.get(name).cloned())
    }

    fn save(&self, name: &str, text: &str) -> Result<(), StorageError> {
        let mut storage = self.0.borrow_mut();
        // A full storage still takes a text in place of another one.
        if storage.refuses || storage.full && !storage.texts.contains_key(name) {
            return Err(StorageError);
        }
        storage.texts.insert(name.into(), text.into());
        Ok(())
    }

    fn remove(&self, name: &str) -> Result<(), StorageError> {
        let mut storage = self.0.borrow_mut();
        if storage.refuses {
            return Err(StorageError);
        }
        storage.texts.remove(name);
        Ok(())
    }
}

impl Browser {
    pub(super) fn set(&self, name: &str, text: &str) {
        let texts = &mut self.0.borrow_mut().texts;
        texts.insert(name.into(), text.into());
    }

    pub(super) fn text(&self, name: &str) -> Option<String> {
        self.0.borrow().texts.get(name).cloned()
    }

    /// Every unfinished match that a page opened now finds.
    pub(super) fn found(&self) -> Vec<MatchRecord> {
        let current = self
            .text(StorageNames::MATCH)
            .and_then(|text| SavedMatch::load(&text).ok());
        let aside = Saves::new(self.clone());
        let aside: Vec<_> = aside.aside().map(|aside| aside.record.clone()).collect();
        aside.into_iter().chain(current).collect()
    }
}
