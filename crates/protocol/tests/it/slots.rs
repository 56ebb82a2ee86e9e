//! Numbered names beside a text.

use protocol::{Slots, StorageError};

use crate::memory::Memory;

#[test]
fn only_free_slots_are_written_and_only_known_texts_are_removed() {
    let memory = Memory::new(&[("golf/match/kept-2", "theirs")]);
    let slots = Slots::new(&memory, "golf/match".into(), 3);
    assert_eq!((slots.write("one"), slots.write("three")), (Ok(1), Ok(3)));
    assert_eq!(slots.write("four"), Err(StorageError), "no slot is free");
    let names = [
        "golf/match/kept-1",
        "golf/match/kept-2",
        "golf/match/kept-3",
    ];
    assert_eq!(memory.names(), names);
    assert_eq!(slots.empty(2, |text| text == "two"), Ok(()));
    assert_eq!(slots.empty(1, |text| text == "one"), Ok(()));
    let texts: Vec<_> = slots.texts().collect();
    assert_eq!(texts, [(2, "theirs".into()), (3, "three".into())]);
    memory.is_full.set(true);
    assert_eq!(slots.write("one"), Err(StorageError));
    memory.refuses.set(true);
    assert_eq!(slots.empty(3, |_| true), Err(StorageError));
    assert_eq!(slots.texts().count(), 0);
}
