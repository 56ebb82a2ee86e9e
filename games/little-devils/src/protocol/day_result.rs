//! The result of a day's deal, as it is kept.

use serde::{Deserialize, Serialize};

use crate::session::Day;

use protocol::write;
use protocol::{ParseJsonError, read};

/// The first result of a day's deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DayResult {
    /// The day on which it was played.
    pub on: Day,
    /// The devils the person took, 0 to 56.
    pub devils: u8,
    /// Whether the person took each of the nine tricks.
    pub tricks: Vec<bool>,
    /// What the top level takes in the same seat, once that has been worked out.
    pub par: Option<u8>,
}

/// The same, unchecked.
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
    /// Reads a kept result; `Ok(None)` of another version, or what is no result.
    ///
    /// # Errors
    /// It is not JSON, or not of the form.
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

    /// The text to keep.
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
