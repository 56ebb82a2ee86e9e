//! The salt of a commitment, as it is kept.

use serde::{Deserialize, Serialize};

use session::Salt;

use super::json::write;
use super::{ParseJsonError, read};

/// The salt of the commitment to a match's seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SavedSalt {
    /// The salt.
    pub salt: Salt,
    /// How many cards of the match had been played when the commitment was made.
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
    /// Reads a kept salt; `Ok(None)` of another version, or what is no salt.
    ///
    /// # Errors
    /// It is not JSON, or not of the form.
    pub fn load(text: &str) -> Result<Option<Self>, ParseJsonError> {
        let Message {
            version,
            salt,
            cards,
        } = read(text.as_bytes())?;
        let salt = salt.parse().ok().filter(|_| version == VERSION);
        Ok(salt.map(|salt| Self { salt, cards }))
    }

    /// The text to keep.
    #[must_use]
    pub fn to_json(&self) -> String {
        write(&Message {
            version: VERSION,
            salt: self.salt.to_string(),
            cards: self.cards,
        })
    }
}
