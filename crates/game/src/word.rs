//! Moves as words.

use core::fmt;

/// A move as a word, as saves and links write it: no spaces, at most [`Word::MAX`] bytes. The game that offers it
/// can read it.
///
/// ```
/// use game::Word;
/// let word = Word::new("pass:2C+KH").expect("a word");
/// assert_eq!(word.as_str(), "pass:2C+KH");
/// assert!(Word::new("two words").is_none() && Word::new("").is_none());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Word {
    bytes: [u8; Word::MAX],
    length: u8,
}

impl Word {
    /// The most bytes of a word. A longer decision, such as a long meld, is a series of moves.
    pub const MAX: usize = 39;

    /// The word of a text; `None` if it is empty, too long, or has white space.
    #[must_use]
    pub fn new(text: &str) -> Option<Self> {
        let mut bytes = [0; Self::MAX];
        bytes
            .get_mut(..text.len())?
            .copy_from_slice(text.as_bytes());
        let is_word = !text.is_empty() && !text.contains(char::is_whitespace);
        let length = u8::try_from(text.len()).ok()?;
        is_word.then_some(Self { bytes, length })
    }

    /// The word as a text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        let bytes = self.bytes.get(..usize::from(self.length));
        // It was made of a whole text.
        bytes
            .and_then(|bytes| core::str::from_utf8(bytes).ok())
            .unwrap_or_default()
    }
}

/// The empty word, which no game can read.
impl Default for Word {
    fn default() -> Self {
        let bytes = [0; Self::MAX];
        Self { bytes, length: 0 }
    }
}

impl fmt::Display for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl fmt::Debug for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.as_str(), f)
    }
}
