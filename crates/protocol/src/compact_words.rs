//! Moves and names in texts of fields.

use core::cell::RefCell;

use game::Word;

use crate::compact_text::put_text;
use crate::{CompactReader, CompactText};

/// The most different names that a thread reads in all. One more is refused.
pub const MAX_NAMES: usize = 4_000;

/// The most bytes of a name that is read. A longer one is refused.
pub const MAX_NAME_BYTES: usize = 2_000;

thread_local! {
    /// The names that were read, each once.
    static NAMES: RefCell<Vec<&'static str>> = const { RefCell::new(Vec::new()) };
}

/// The word as a text. The empty word has an empty one.
impl CompactText for Word {
    fn put(&self, text: &mut String) {
        put_text(text, self.as_str());
    }

    fn take(text: &mut CompactReader<'_>) -> Self {
        let word = text.text();
        if word.is_empty() {
            return Self::default();
        }
        text.or_refuse(Self::new(word), Self::default())
    }
}

/// A text that stays for good: the name of a zone or an icon, a path that draws a part, a paragraph of the rules.
///
/// A reader keeps each different name for good. A game has a few dozen, and the catalogue six for each game. For wrong texts there are
/// [`MAX_NAMES`] and [`MAX_NAME_BYTES`]: what is kept is never more than 8 MB.
impl CompactText for &'static str {
    fn put(&self, text: &mut String) {
        put_text(text, self);
    }

    fn take(text: &mut CompactReader<'_>) -> Self {
        let name = text.text();
        text.or_refuse(kept(name), "")
    }
}

/// The same name, kept for good; `None` if it is too long, or one too many.
fn kept(name: &str) -> Option<&'static str> {
    NAMES.with_borrow_mut(|names| {
        if let Some(known) = names.iter().find(|known| **known == name) {
            return Some(*known);
        }
        if names.len() >= MAX_NAMES || name.len() > MAX_NAME_BYTES {
            return None;
        }
        let name: &'static str = name.to_owned().leak();
        names.push(name);
        Some(name)
    })
}
