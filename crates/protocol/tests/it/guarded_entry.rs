//! Unreadable texts are quarantined, and never overwritten if that fails.

use protocol::{GuardedEntry, Loaded, StorageError};

use crate::memory::Memory;

const NAME: &str = "settings";

fn parse(text: &str) -> Option<u32> {
    text.parse().ok()
}

#[test]
fn a_readable_text_is_parsed_and_overwritten() {
    let memory = Memory::new(&[(NAME, "7")]);
    let (mut entry, loaded) = GuardedEntry::open(&memory, NAME.into(), parse);
    assert_eq!(loaded, Loaded::Parsed(7));
    assert_eq!(entry.save("8"), Ok(()));
    assert_eq!(memory.text(NAME).as_deref(), Some("8"));
}

#[test]
fn a_missing_text_is_not_an_error() {
    let memory = Memory::default();
    let (mut entry, loaded) = GuardedEntry::open(&memory, NAME.into(), parse);
    assert_eq!(loaded, Loaded::Missing);
    assert_eq!(entry.save("8"), Ok(()));
}

#[test]
fn an_unreadable_text_is_quarantined_before_another_takes_its_place() {
    let memory = Memory::new(&[(NAME, "broken")]);
    let (mut entry, loaded) = GuardedEntry::open(&memory, NAME.into(), parse);
    assert_eq!(loaded, Loaded::Quarantined);
    assert_eq!(entry.save("8"), Ok(()));
    assert_eq!(memory.text(NAME).as_deref(), Some("8"));
    let copy = memory.text("settings/unreadable-1");
    assert_eq!(copy.as_deref(), Some("broken"));
}

#[test]
fn an_unreadable_text_that_cannot_be_moved_is_never_overwritten() {
    let memory = Memory::new(&[(NAME, "broken")]);
    memory.is_full.set(true);
    let (mut entry, loaded) = GuardedEntry::open(&memory, NAME.into(), parse);
    assert_eq!(loaded, Loaded::Sealed);
    assert_eq!(entry.save("8"), Err(StorageError));
    assert_eq!(memory.text(NAME).as_deref(), Some("broken"));
}

#[test]
fn a_text_of_another_tab_is_noticed_before_it_would_be_overwritten() {
    let memory = Memory::new(&[(NAME, "7")]);
    let (here, _) = GuardedEntry::open(&memory, NAME.into(), parse);
    let (mut there, _) = GuardedEntry::open(&memory, NAME.into(), parse);
    assert!(here.is_current());
    assert_eq!(there.save("8"), Ok(()));
    assert!(there.is_current());
    assert!(!here.is_current());
    let (mut here, loaded) = GuardedEntry::open(&memory, NAME.into(), parse);
    assert_eq!(loaded, Loaded::Parsed(8));
    assert!(here.is_current());
    assert_eq!(here.save("9"), Ok(()));
    assert!(!there.is_current());
    memory.texts.borrow_mut().clear();
    assert!(there.is_current(), "nothing would be lost");
}
