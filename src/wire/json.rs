//! Reading JSON from outside, with errors that name the place.

use core::fmt;

use serde::{Deserialize, Serialize};

/// A text that is not JSON or not of the form expected; says what and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unreadable(String);

type Reader<'de> = serde_json::Deserializer<serde_json::de::SliceRead<'de>>;

/// Reads one JSON value and nothing after it.
///
/// # Errors
/// It is not JSON, a field is missing, or a value is of a wrong type.
pub fn read<'de, T: Deserialize<'de>>(text: &'de [u8]) -> Result<T, Unreadable> {
    let mut json = serde_json::Deserializer::from_slice(text);
    let value = parse(&mut json)?;
    json.end().map_err(|error| Unreadable(error.to_string()))?;
    Ok(value)
}

#[cfg(not(target_arch = "wasm32"))]
fn parse<'de, T: Deserialize<'de>>(json: &mut Reader<'de>) -> Result<T, Unreadable> {
    serde_path_to_error::deserialize(json).map_err(|error| {
        let at_top = error.path().iter().len() == 0;
        Unreadable(if at_top {
            error.inner().to_string()
        } else {
            error.to_string()
        })
    })
}

/// In the browser nobody is told the place, and following it would make the download bigger.
#[cfg(target_arch = "wasm32")]
fn parse<'de, T: Deserialize<'de>>(json: &mut Reader<'de>) -> Result<T, Unreadable> {
    T::deserialize(json).map_err(|error| Unreadable(error.to_string()))
}

/// Writes what only strings, numbers and lists are in: nothing that JSON cannot hold.
pub(super) fn write<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl core::error::Error for Unreadable {}
