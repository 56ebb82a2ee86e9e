//! JSON readers and the writer.
//!
//! There are two readers. `read_with_location` says what is wrong and where, for the native
//! program, whose users write files by hand. [`read_compact`] only says that something is wrong, for
//! the browser, where error texts would be a tenth of the download. [`read`] is the one of the
//! platform.

use core::fmt;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// Longest text that is read, in bytes: many times the longest record, match or message. It bounds
/// memory and time.
pub const MAX_BYTES: usize = 65_536;

/// A value that is saved or sent as one JSON text.
pub trait JsonText: Serialize + DeserializeOwned {
    /// Reads a text, which may be bytes.
    ///
    /// # Errors
    /// Fails if the text is not JSON of this form.
    fn read(text: &(impl AsRef<[u8]> + ?Sized)) -> Result<Self, ParseJsonError> {
        read(text.as_ref())
    }

    /// The text to save or to send, without a line break.
    #[must_use]
    fn to_json(&self) -> String {
        write(self)
    }
}

/// Error of a text that is not JSON or lacks a field. Natively it says what and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseJsonError(String);

/// Deepest nesting of lists and objects. Our texts nest four deep; the limit stops a recursive reader
/// from overflowing the stack.
const MAX_DEPTH: usize = 16;

#[cfg(target_arch = "wasm32")]
pub use self::read_compact as read;
#[cfg(not(target_arch = "wasm32"))]
pub use self::read_with_location as read;

/// Reads one JSON value and nothing after it. A list of an object's values in order is accepted as
/// well; [`read_compact`] refuses it.
///
/// # Errors
/// Fails if the text is longer than [`MAX_BYTES`], is not JSON, lacks a field, or has a value of a
/// wrong type. The error names the place.
#[cfg(not(target_arch = "wasm32"))]
pub fn read_with_location<'de, T: Deserialize<'de>>(text: &'de [u8]) -> Result<T, ParseJsonError> {
    if text.len() > MAX_BYTES {
        return Err(ParseJsonError(format!("longer than {MAX_BYTES} bytes")));
    }
    let mut json = serde_json::Deserializer::from_slice(text);
    let value = serde_path_to_error::deserialize(&mut json).map_err(|error| {
        let at_top = error.path().iter().len() == 0;
        ParseJsonError(if at_top {
            error.inner().to_string()
        } else {
            error.to_string()
        })
    })?;
    json.end()
        .map_err(|error| ParseJsonError(error.to_string()))?;
    Ok(value)
}

/// Reads one JSON value and nothing after it. It may accept a text that is not JSON if the fault is
/// in a part that is not asked for.
///
/// # Errors
/// Fails if the text is longer than [`MAX_BYTES`], is not JSON, nests more than 16 deep, lacks a
/// field, or has a value of a wrong type.
pub fn read_compact<'de, T: Deserialize<'de>>(text: &'de [u8]) -> Result<T, ParseJsonError> {
    let error = || ParseJsonError(String::from("it is not of the form expected"));
    if text.len() > MAX_BYTES || depth(text) > MAX_DEPTH {
        return Err(error());
    }
    let mut unescaped = vec![0; text.len()];
    let read = serde_json_core::from_slice_escaped(text, &mut unescaped);
    read.map(|(value, _)| value).map_err(|_| error())
}

/// Nesting depth of lists and objects.
fn depth(text: &[u8]) -> usize {
    let (mut depth, mut deepest) = (0_usize, 0);
    let (mut quoted, mut escaped) = (false, false);
    for byte in text {
        match byte {
            _ if escaped => escaped = false,
            b'\\' if quoted => escaped = true,
            b'"' => quoted = !quoted,
            b'[' | b'{' if !quoted => depth += 1,
            b']' | b'}' if !quoted => depth = depth.saturating_sub(1),
            _ => {}
        }
        deepest = deepest.max(depth);
    }
    deepest
}

/// Writes a value as JSON. The type must hold only what JSON can hold: strings, numbers, lists,
/// objects with text keys. Otherwise the text is empty.
pub fn write<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

impl fmt::Display for ParseJsonError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl core::error::Error for ParseJsonError {}
