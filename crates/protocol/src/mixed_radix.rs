//! Mixed-radix numbers: a list of digits, each with its own radix, as one whole number of any size.

/// Collects digits, in order.
#[derive(Clone, Debug, Default)]
pub struct Writer(Vec<(u32, u32)>);

/// A whole number that gives its digits back, in order.
#[derive(Clone, Debug)]
pub struct Reader(Vec<u8>);

impl Writer {
    /// Adds a digit, 0 to `radix` − 1.
    pub fn put(&mut self, digit: u32, radix: u32) {
        debug_assert!(digit < radix, "{digit} is no digit of radix {radix}");
        self.0.push((digit, radix));
    }

    /// The number as bytes, lowest byte first, without zero bytes at the end.
    #[must_use]
    pub fn bytes(&self) -> Vec<u8> {
        let mut number: Vec<u8> = Vec::new();
        for (digit, radix) in self.0.iter().rev() {
            let mut carry = *digit;
            for byte in &mut number {
                carry += u32::from(*byte) * radix;
                *byte = low(carry);
                carry >>= 8;
            }
            while carry > 0 {
                number.push(low(carry));
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

    /// Takes the next digit, 0 to `radix` − 1. After the last digit it gives 0.
    pub fn take(&mut self, radix: u32) -> u32 {
        let mut rest = 0;
        for byte in self.0.iter_mut().rev() {
            rest = rest << 8 | u32::from(*byte);
            *byte = low(rest / radix);
            rest %= radix;
        }
        rest
    }

    /// Whether the rest of the number is 0.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|byte| *byte == 0)
    }
}

/// The lowest eight bits.
#[allow(clippy::cast_possible_truncation)] // truncates on purpose
const fn low(word: u32) -> u8 {
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
}
