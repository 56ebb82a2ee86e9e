//! Mixed-radix numbers: a list of digits, each with its own radix, as one whole number of any size.
//!
//! Match links are written like this (docs/protocol.md, Links). The first digit is the least
//! significant.

/// Collects digits, in order.
#[derive(Clone, Debug, Default)]
pub struct Writer(
    /// Each digit with its radix.
    Vec<(u32, u32)>,
);

/// A whole number that gives its digits back, in order.
#[derive(Clone, Debug)]
pub struct Reader(
    /// What is left of the number, lowest byte first.
    Vec<u8>,
);

/// The largest radix: a byte times it, plus a carry, still fits 32 bits.
const MAX_RADIX: u32 = 1 << 24;

impl Writer {
    /// Adds a digit, 0 to `radix` − 1. `radix` is 1 to 2^24.
    ///
    /// # Panics
    /// If the digit or the radix is out of range, in a debug build only.
    pub fn put(&mut self, digit: u32, radix: u32) {
        debug_assert!(radix <= MAX_RADIX, "{radix} is too large a radix");
        debug_assert!(digit < radix, "{digit} is not a digit of radix {radix}");
        self.0.push((digit, radix));
    }

    /// Adds a text: its length in bytes, which is less than `radix`, then its UTF-8 bytes. A longer text is
    /// left out.
    pub fn put_text(&mut self, text: &str, radix: u32) {
        let length = u32::try_from(text.len()).ok();
        let length = length.filter(|length| *length < radix);
        self.put(length.unwrap_or_default(), radix);
        if length.is_some() {
            text.bytes().for_each(|byte| self.put(byte.into(), 256));
        }
    }

    /// The number as bytes, lowest byte first, without zero bytes at the end.
    #[must_use]
    pub fn bytes(&self) -> Vec<u8> {
        let mut number: Vec<u8> = Vec::new();
        for (digit, radix) in self.0.iter().rev() {
            let mut carry = *digit;
            for byte in &mut number {
                carry += u32::from(*byte) * radix;
                *byte = low_byte(carry);
                carry >>= 8;
            }
            while carry > 0 {
                number.push(low_byte(carry));
                carry >>= 8;
            }
        }
        number
    }
}

impl Reader {
    /// Reads a number from bytes, lowest byte first.
    #[must_use]
    pub fn new(bytes: &[u8]) -> Self {
        Self(bytes.to_vec())
    }

    /// Takes the next digit, 0 to `radix` − 1. `radix` is 1 to 2^24. Returns 0 once the number is used
    /// up.
    ///
    /// # Panics
    /// If the radix is 0, or in a debug build above 2^24.
    pub fn take(&mut self, radix: u32) -> u32 {
        debug_assert!(radix <= MAX_RADIX, "{radix} is too large a radix");
        let mut remainder = 0;
        for byte in self.0.iter_mut().rev() {
            remainder = remainder << 8 | u32::from(*byte);
            *byte = low_byte(remainder / radix);
            remainder %= radix;
        }
        remainder
    }

    /// Takes the next text, which has less than `radix` bytes; `None` if it is not UTF-8.
    ///
    /// # Panics
    /// As [`Self::take`].
    pub fn take_text(&mut self, radix: u32) -> Option<String> {
        let length = self.take(radix);
        let bytes = (0..length).map(|_| low_byte(self.take(256)));
        String::from_utf8(bytes.collect()).ok()
    }

    /// Whether what is left of the number is 0.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|byte| *byte == 0)
    }
}

/// The lowest eight bits.
#[allow(clippy::cast_possible_truncation)] // truncates on purpose
const fn low_byte(word: u32) -> u8 {
    word as u8
}

#[cfg(test)]
mod tests {
    use super::{Reader, Writer};

    #[test]
    fn digits_come_back_in_order() {
        let digits = [
            (3, 4),
            (0, 1),
            (255, 256),
            (0, 9),
            (65_535, 65_536),
            (1, 2),
            (0, 7),
        ];
        let mut writer = Writer::default();
        for (digit, radix) in digits {
            writer.put(digit, radix);
        }
        let mut reader = Reader::new(&writer.bytes());
        for (digit, radix) in digits {
            assert_eq!(reader.take(radix), digit);
        }
        assert!(reader.is_empty());
        assert!(Writer::default().bytes().is_empty());
    }

    #[test]
    fn the_first_digit_is_the_least_significant() {
        let mut writer = Writer::default();
        writer.put(3, 10);
        writer.put(1, 256);
        writer.put(5, 7);
        // 3 + 10 × (1 + 256 × 5) = 12,813 = 0x320d.
        assert_eq!(writer.bytes(), [0x0d, 0x32]);
    }

    #[test]
    fn digits_cross_the_boundaries_of_bytes() {
        for radix in [2, 255, 256, 257, 65_535, 1 << 24] {
            let mut writer = Writer::default();
            for _ in 0..9 {
                writer.put(radix - 1, radix);
            }
            let mut reader = Reader::new(&writer.bytes());
            for _ in 0..9 {
                assert_eq!(reader.take(radix), radix - 1, "radix {radix}");
            }
            assert!(reader.is_empty(), "radix {radix}");
        }
    }

    #[test]
    fn texts_come_back() {
        let mut writer = Writer::default();
        for text in ["", "Zoë", "four", "too long"] {
            writer.put_text(text, 5);
        }
        writer.put(1, 2);
        let mut reader = Reader::new(&writer.bytes());
        let texts = [(); 4].map(|()| reader.take_text(5));
        assert_eq!(texts.map(Option::unwrap), ["", "Zoë", "four", ""]);
        assert_eq!(reader.take(2), 1);
        let mut no_text = Writer::default();
        no_text.put(1, 5);
        no_text.put(255, 256);
        assert_eq!(Reader::new(&no_text.bytes()).take_text(5), None);
    }

    #[test]
    fn bytes_left_to_read_are_noticed() {
        let mut reader = Reader::new(&[7, 1]);
        assert_eq!(reader.take(256), 7);
        assert!(!reader.is_empty());
        assert_eq!((reader.take(256), reader.take(256)), (1, 0));
        assert!(reader.is_empty());
        assert!(Reader::new(&[0, 0]).is_empty(), "zero bytes at the end");
    }
}
