//! The saved result of a deal of the day.

use serde::{Deserialize, Serialize};

use crate::session::Day;

use protocol::write;
use protocol::{ParseJsonError, read};

/// The first result of a deal of the day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DayResult {
    /// Day on which it was played.
    pub on: Day,
    /// Devils that the player took, 0 to 56.
    pub devils: u8,
    /// Whether the player took each of the nine tricks.
    pub tricks: Vec<bool>,
    /// Devils that the top level takes in the same seat, once computed.
    pub par: Option<u8>,
}

/// The JSON form, unchecked.
#[derive(Deserialize, Serialize)]
struct Message {
    version: u32,
    on: String,
    devils: u8,
    tricks: Vec<bool>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    par: Option<u8>,
}

const VERSION: u32 = 1;

impl DayResult {
    /// Reads a saved result. `Ok(None)` if it has another version, a bad day, or not nine tricks.
    ///
    /// # Errors
    /// Fails if the text is not JSON of this form.
    pub fn load(text: &str) -> Result<Option<Self>, ParseJsonError> {
        let Message {
            version,
            on,
            devils,
            tricks,
            par,
        } = read(text.as_bytes())?;
        let on = on
            .parse()
            .ok()
            .filter(|_| version == VERSION && tricks.len() == 9);
        Ok(on.map(|on| Self {
            on,
            devils,
            tricks,
            par,
        }))
    }

    /// The text to save.
    #[must_use]
    pub fn to_json(&self) -> String {
        write(&Message {
            version: VERSION,
            on: self.on.to_string(),
            devils: self.devils,
            tricks: self.tricks.clone(),
            par: self.par,
        })
    }
}
