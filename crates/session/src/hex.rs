//! Hexadecimal digits of bytes.

/// Writes bytes as lower-case hexadecimal digits, two for each byte.
///
/// ```
/// assert_eq!(session::hex(&[0, 10, 255]), "000aff");
/// ```
#[must_use]
pub fn hex(bytes: &[u8]) -> String {
    let mut digits = String::new();
    for byte in bytes {
        for digit in [byte >> 4, byte & 15] {
            digits.push(char::from(b"0123456789abcdef"[usize::from(digit)]));
        }
    }
    digits
}

/// Reads exactly `2 * N` hexadecimal digits of either case; `None` if the text is anything else.
#[must_use]
pub fn parse_hex<const N: usize>(text: &str) -> Option<[u8; N]> {
    let digit = |c: char| c.to_digit(16).and_then(|digit| u8::try_from(digit).ok());
    let digits: Vec<u8> = text.chars().map(digit).collect::<Option<_>>()?;
    let is_complete = digits.len() == 2 * N;
    is_complete.then(|| core::array::from_fn(|at| 16 * digits[2 * at] + digits[2 * at + 1]))
}
