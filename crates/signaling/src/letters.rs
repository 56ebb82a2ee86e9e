//! Packs letters of an alphabet of 16 or 64 letters into bytes, and back. ICE credentials and the texts themselves
//! use it.

/// The letters of base64url (RFC 4648, 5), by value.
const BASE64URL: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// The number of bits of a letter: 4 or 6.
pub(crate) fn bits(alphabet: &[u8]) -> usize {
    if alphabet.len() == 16 { 4 } else { 6 }
}

/// The bits of letters one after the other, with zero bits at the end; `None` if a letter is not in the alphabet.
pub(crate) fn pack(letters: &str, alphabet: &[u8]) -> Option<Vec<u8>> {
    let bits = bits(alphabet);
    let mut packed = Vec::new();
    let (mut waiting, mut count) = (0_usize, 0);
    for letter in letters.bytes() {
        let (value, _) = (0..).zip(alphabet).find(|(_, known)| **known == letter)?;
        waiting = waiting << bits | value;
        count += bits;
        if count >= 8 {
            count -= 8;
            packed.push(low_byte(waiting >> count));
        }
    }
    if count > 0 {
        packed.push(low_byte(waiting << (8 - count)));
    }
    Some(packed)
}

const fn low_byte(number: usize) -> u8 {
    number.to_le_bytes()[0]
}

/// This many letters from packed bits; missing bytes count as zeros.
pub(crate) fn unpack(packed: &[u8], alphabet: &[u8], count: usize) -> String {
    let bits = bits(alphabet);
    let bit = |at: usize| {
        let byte = packed.get(at / 8).copied().unwrap_or_default();
        usize::from(byte >> (7 - at % 8) & 1)
    };
    let value = |at: usize| (at * bits..(at + 1) * bits).fold(0, |sum, at| sum << 1 | bit(at));
    let letter = |at| alphabet.get(value(at)).copied().unwrap_or_default();
    (0..count).map(|at| char::from(letter(at))).collect()
}

/// Bytes in base64url without padding.
pub(crate) fn encode(bytes: &[u8]) -> String {
    unpack(bytes, BASE64URL, (bytes.len() * 8).div_ceil(6))
}

/// Reads base64url without padding; `None` for any text that [`encode()`] does not write.
pub(crate) fn decode(text: &str) -> Option<Vec<u8>> {
    let mut bytes = pack(text, BASE64URL)?;
    if !text.len().is_multiple_of(4) {
        // The bits that belong to no byte.
        bytes.pop().filter(|rest| *rest == 0)?;
    }
    (text.len() % 4 != 1).then_some(bytes)
}

#[cfg(test)]
mod tests {
    use base64::Engine as _;
    use base64::engine::general_purpose::URL_SAFE_NO_PAD;
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn it_is_base64url(bytes in any::<Vec<u8>>()) {
            prop_assert_eq!(encode(&bytes), URL_SAFE_NO_PAD.encode(&bytes));
        }

        #[test]
        fn what_is_read_is_base64url(text in "[A-D_8g-]{0,9}|.{0,5}") {
            prop_assert_eq!(decode(&text), URL_SAFE_NO_PAD.decode(&text).ok());
        }
    }
}
