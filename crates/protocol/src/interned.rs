//! Texts that stay for good, such as the ids of levels and options, read from a text of fields.

use std::sync::{Mutex, PoisonError};

use crate::{CompactReader, CompactText, put_number};

/// The most distinct texts that are kept. All games together have some hundreds of ids.
const MAX_TEXTS: usize = 4_096;

/// The longest of them, in bytes: long enough for the path of a drawing.
const MAX_LENGTH: usize = 1_024;

static TEXTS: Mutex<Vec<&'static str>> = Mutex::new(Vec::new());

/// An id. The reader keeps each distinct one for good, once.
impl CompactText for &'static str {
    fn put(&self, text: &mut String) {
        put_number(text, self.len());
        text.push_str(self);
        text.push(' ');
    }

    fn take(text: &mut CompactReader<'_>) -> Self {
        let read = interned(text.text());
        text.or_refuse(read, "")
    }
}

/// The kept text that is equal to this one. `None` if it is too long, or if too many are kept already.
#[inline(never)]
fn interned(text: String) -> Option<&'static str> {
    // A panic elsewhere leaves the list whole.
    let mut texts = TEXTS.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(kept) = texts.iter().find(|kept| **kept == text) {
        return Some(kept);
    }
    if text.len() > MAX_LENGTH || texts.len() >= MAX_TEXTS {
        return None;
    }
    let kept: &'static str = text.leak();
    texts.push(kept);
    Some(kept)
}
