//! A text to which all tabs add.

use protocol::{MergedText, StorageError};

use crate::memory::Memory;

const NAME: &str = "golf/results";

#[test]
fn what_is_unreadable_is_quarantined_before_anything_is_written() {
    let memory = Memory::new(&[(NAME, "one ?")]);
    let text = MergedText::new(&memory, NAME.into());
    assert_eq!(text.load().as_deref(), Ok("one ?"));
    memory.is_full.set(true);
    assert_eq!(text.replace("one ?", "?", "one two"), Err(StorageError));
    assert_eq!(text.load().as_deref(), Ok("one ?"));
    memory.is_full.set(false);
    assert_eq!(text.has_quarantined(), Ok(false));
    assert_eq!(text.replace("one ?", "?", "one two"), Ok(()));
    assert_eq!(text.load().as_deref(), Ok("one two"));
    assert_eq!(text.has_quarantined(), Ok(true));
    assert_eq!(text.replace("one two", "", ""), Ok(()));
    assert_eq!(text.load().as_deref(), Ok(""));
    assert_eq!(memory.names(), ["golf/results/unreadable-1"]);
    memory.refuses.set(true);
    assert_eq!(text.load(), Err(StorageError));
}
