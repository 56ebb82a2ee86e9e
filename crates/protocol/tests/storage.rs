//! Unreadable texts are moved aside, and never overwritten if that fails.

use std::cell::RefCell;
use std::collections::BTreeMap;

use protocol::{GuardedEntry, KeyValueStore, Loaded, StorageError};

const NAME: &str = "settings";

/// A storage in memory that refuses new names when `is_full` is set.
#[derive(Default)]
struct Memory {
    texts: RefCell<BTreeMap<String, String>>,
    is_full: bool,
}

impl KeyValueStore for &Memory {
    fn load(&self, name: &str) -> Result<Option<String>, StorageError> {
        Ok(self.texts.borrow().get(name).cloned())
    }

    fn save(&self, name: &str, text: &str) -> Result<(), StorageError> {
        let mut texts = self.texts.borrow_mut();
        if self.is_full && !texts.contains_key(name) {
            return Err(StorageError);
        }
        texts.insert(name.into(), text.into());
        Ok(())
    }

    fn remove(&self, name: &str) -> Result<(), StorageError> {
        self.texts.borrow_mut().remove(name);
        Ok(())
    }
}

fn memory(texts: &[(&str, &str)], is_full: bool) -> Memory {
    let owned = |(name, text): &(&str, &str)| ((*name).to_owned(), (*text).to_owned());
    Memory {
        texts: RefCell::new(texts.iter().map(owned).collect()),
        is_full,
    }
}

fn parse(text: &str) -> Option<u32> {
    text.parse().ok()
}

fn text(memory: &Memory, name: &str) -> Option<String> {
    memory.texts.borrow().get(name).cloned()
}

#[test]
fn a_readable_text_is_parsed_and_overwritten() {
    let memory = memory(&[(NAME, "7")], false);
    let (entry, loaded) = GuardedEntry::open(&memory, NAME, parse);
    assert_eq!(loaded, Loaded::Parsed(7));
    assert_eq!(entry.save("8"), Ok(()));
    assert_eq!(text(&memory, NAME).as_deref(), Some("8"));
}

#[test]
fn a_missing_text_is_not_an_error() {
    let memory = memory(&[], false);
    let (entry, loaded) = GuardedEntry::open(&memory, NAME, parse);
    assert_eq!(loaded, Loaded::Missing);
    assert_eq!(entry.save("8"), Ok(()));
}

#[test]
fn an_unreadable_text_is_moved_aside_before_another_takes_its_place() {
    let memory = memory(&[(NAME, "broken")], false);
    let (entry, loaded) = GuardedEntry::open(&memory, NAME, parse);
    assert_eq!(loaded, Loaded::Quarantined);
    assert_eq!(entry.save("8"), Ok(()));
    assert_eq!(text(&memory, NAME).as_deref(), Some("8"));
    let aside = text(&memory, "settings/unreadable-1");
    assert_eq!(aside.as_deref(), Some("broken"));
}

#[test]
fn an_unreadable_text_that_cannot_be_moved_is_never_overwritten() {
    let memory = memory(&[(NAME, "broken")], true);
    let (entry, loaded) = GuardedEntry::open(&memory, NAME, parse);
    assert_eq!(loaded, Loaded::Sealed);
    assert_eq!(entry.save("8"), Err(StorageError));
    assert_eq!(text(&memory, NAME).as_deref(), Some("broken"));
}
