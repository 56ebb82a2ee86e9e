//! Unreadable texts are quarantined, and never overwritten if that fails.

use protocol::{GuardedEntry, Loaded, SaveOutcome, StorageError};

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

#[test]
fn a_page_that_finds_the_text_of_another_writes_nothing_until_it_takes_over() {
    let memory = Memory::new(&[(NAME, "7")]);
    let (mut here, _) = GuardedEntry::open(&memory, NAME.into(), parse);
    let (mut there, _) = GuardedEntry::open(&memory, NAME.into(), parse);
    let is_eight = |seen: Option<&str>, now: &str| seen == Some("7") && now == "8";
    let nothing = |_: Option<&str>, _: &str| false;
    assert_eq!(there.keep(Some("8"), &nothing), SaveOutcome::Saved);
    assert_eq!(here.check(&is_eight), SaveOutcome::Saved, "it is known");
    assert_eq!((here.seen(), here.is_open()), (Some("8"), true));
    assert_eq!(there.keep(Some("9"), &nothing), SaveOutcome::Saved);
    assert_eq!(here.keep(Some("5"), &is_eight), SaveOutcome::OtherTab);
    assert_eq!(here.keep(Some("5"), &is_eight), SaveOutcome::Saved);
    assert!(here.is_taken() && !here.is_open());
    assert_eq!(
        (here.save("5"), here.remove()),
        (Err(StorageError), Err(StorageError))
    );
    assert_eq!(memory.text(NAME).as_deref(), Some("9"), "not overwritten");
    here.take_over(here.load().expect("a storage"));
    assert_eq!(here.keep(Some("5"), &nothing), SaveOutcome::Saved);
    assert_eq!(there.keep(None, &nothing), SaveOutcome::OtherTab);
    assert_eq!(here.keep(None, &nothing), SaveOutcome::Saved);
    assert_eq!(memory.text(NAME), None);
    memory.refuses.set(true);
    assert_eq!(here.keep(Some("6"), &nothing), SaveOutcome::Failed);
}
