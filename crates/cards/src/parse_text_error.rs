//! A text that is not of the form expected.

use core::fmt;

/// A text that is not of the form expected, and what is wrong with it. Long texts are cut off.
///
/// ```
/// let error = cards::ParseTextError::new("10H", "is not a card");
/// assert_eq!(error.to_string(), "\"10H\" is not a card");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseTextError {
    text: String,
    fault: &'static str,
}

impl ParseTextError {
    /// The error of a text. The fault is the rest of the sentence after it.
    #[must_use]
    pub fn new(text: &str, fault: &'static str) -> Self {
        let text = text.chars().take(20).collect();
        Self { text, fault }
    }
}

impl fmt::Display for ParseTextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} {}", self.text, self.fault)
    }
}

impl core::error::Error for ParseTextError {}
