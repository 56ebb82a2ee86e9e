//! Reading JSON from outside.
//!
//! There are two readers. [`read_with_location`] says what is wrong and where: for the native program,
//! whose users write their files themselves. [`read_compact`] says only that it is wrong: for the
//! browser, where saying more would make a tenth of the download. [`read`] is the platform's own.

use core::fmt;

use serde::{Deserialize, Serialize};

/// The longest text that is read, in bytes: many times the longest record, match or message there
/// is. Whatever a text makes us allocate or go through is so bounded.
pub const MAX_BYTES: usize = 65_536;

/// A text that is not JSON or not of the form expected; natively it says what and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseJsonError(String);

/// As deep as lists and objects may stand in each other: no text of ours goes deeper than four, and
/// a reader that follows them must not be led on without end.
const MAX_DEPTH: usize = 16;

#[cfg(target_arch = "wasm32")]
pub use self::read_compact as read;
#[cfg(not(target_arch = "wasm32"))]
pub use self::read_with_location as read;

/// Reads one JSON value and nothing after it. For an object it also takes a list of its values in
/// their order, which [`read_compact`] refuses.
///
/// # Errors
/// It is longer than [`MAX_BYTES`], not JSON, a field is missing, or a value is of a wrong type; with
/// the place.
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

/// Reads one JSON value and nothing after it. Of texts that are no JSON, it may let some pass whose
/// fault is in what is not asked for.
///
/// # Errors
/// It is longer than [`MAX_BYTES`], not JSON, nests too deep, a field is missing, or a value is of a wrong type.
pub fn read_compact<'de, T: Deserialize<'de>>(text: &'de [u8]) -> Result<T, ParseJsonError> {
    let error = || ParseJsonError(String::from("it is not of the form expected"));
    if text.len() > MAX_BYTES || depth(text) > MAX_DEPTH {
        return Err(error());
    }
    let mut unescaped = vec![0; text.len()];
    let read = serde_json_core::from_slice_escaped(text, &mut unescaped);
    read.map(|(value, _)| value).map_err(|_| error())
}

/// How deep lists and objects stand in each other.
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

/// Writes what only strings, numbers and lists are in: nothing that JSON cannot hold.
pub fn write<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

impl fmt::Display for ParseJsonError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl core::error::Error for ParseJsonError {}
