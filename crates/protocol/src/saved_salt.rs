//! The saved salt of a commitment.

use serde::{Deserialize, Serialize};

use session::Salt;

use crate::{ParseJsonError, read, write};

/// Salt of the commitment to a match's seed, as it is saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SavedSalt {
    /// The salt.
    pub salt: Salt,
    /// Number of cards played when the commitment was made.
    pub cards: usize,
}

#[derive(Deserialize, Serialize)]
struct Message {
    version: u32,
    salt: String,
    cards: usize,
}

const VERSION: u32 = 1;

impl SavedSalt {
    /// Reads a saved salt. `Ok(None)` if it has another version or the salt is not 32 hexadecimal
    /// digits.
    ///
    /// # Errors
    /// Fails if the text is not JSON of this form.
    pub fn load(text: &str) -> Result<Option<Self>, ParseJsonError> {
        let Message {
            version,
            salt,
            cards,
        } = read(text.as_bytes())?;
        let salt = salt.parse().ok().filter(|_| version == VERSION);
        Ok(salt.map(|salt| Self { salt, cards }))
    }

    /// The text to save.
    #[must_use]
    pub fn to_json(&self) -> String {
        write(&Message {
            version: VERSION,
            salt: self.salt.to_string(),
            cards: self.cards,
        })
    }
}
