//! Numbers in texts.

use core::fmt::Display;

/// The minus sign. A hyphen is shorter than a plus, and many screen readers leave it out.
const MINUS: char = '\u{2212}';

/// A number to be shown or spoken, with a real minus sign.
///
/// ```
/// assert_eq!(words::number(-8), "\u{2212}8");
/// assert_eq!(words::number(12), "12");
/// ```
#[must_use]
pub fn number(number: impl Display) -> String {
    let text = number.to_string();
    match text.strip_prefix('-') {
        Some(digits) => format!("{MINUS}{digits}"),
        None => text,
    }
}
