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
    let mut bytes = [0; N];
    read_digits(text.as_bytes(), &mut bytes).map(|()| bytes)
}

/// The part that is the same for each number of bytes.
#[inline(never)]
fn read_digits(digits: &[u8], bytes: &mut [u8]) -> Option<()> {
    let value = |digit: u8| u8::try_from(char::from(digit).to_digit(16)?).ok();
    let is_complete = digits.len() == 2 * bytes.len();
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks(2)) {
        *byte = pair
            .iter()
            .try_fold(0, |high, digit| Some(16 * high + value(*digit)?))?;
    }
    is_complete.then_some(())
}
