//! Numbers in texts of fields.

use crate::{CompactReader, CompactText, put_number};

impl CompactText for usize {
    fn put(&self, text: &mut String) {
        put_number(text, *self);
    }

    fn take(text: &mut CompactReader<'_>) -> Self {
        text.number()
    }
}

impl CompactText for u8 {
    fn put(&self, text: &mut String) {
        put_number(text, (*self).into());
    }

    fn take(text: &mut CompactReader<'_>) -> Self {
        text.narrow_number()
    }
}

impl CompactText for u16 {
    fn put(&self, text: &mut String) {
        put_number(text, (*self).into());
    }

    fn take(text: &mut CompactReader<'_>) -> Self {
        text.narrow_number()
    }
}

impl CompactText for u32 {
    fn put(&self, text: &mut String) {
        // No program here has a smaller `usize`.
        put_number(text, usize::try_from(*self).unwrap_or_default());
    }

    fn take(text: &mut CompactReader<'_>) -> Self {
        text.narrow_number()
    }
}

/// Its four parts of 32 bits, the lowest first.
impl CompactText for u128 {
    fn put(&self, text: &mut String) {
        for bytes in self.to_le_bytes().as_chunks::<4>().0 {
            u32::from_le_bytes(*bytes).put(text);
        }
    }

    fn take(text: &mut CompactReader<'_>) -> Self {
        let parts = [(); 4].map(|()| Self::from(u32::take(text)));
        parts
            .into_iter()
            .rev()
            .fold(0, |number, part| number << 32 | part)
    }
}

/// Twice the number; of a negative one twice its distance from 0, less 1.
impl CompactText for i32 {
    fn put(&self, text: &mut String) {
        ((self << 1) ^ (self >> 31)).cast_unsigned().put(text);
    }

    fn take(text: &mut CompactReader<'_>) -> Self {
        let folded = u32::take(text);
        (folded >> 1).cast_signed() ^ -(folded & 1).cast_signed()
    }
}

/// A text of its decimal digits: it may be beyond a `usize`.
impl CompactText for i64 {
    fn put(&self, text: &mut String) {
        self.to_string().put(text);
    }

    fn take(text: &mut CompactReader<'_>) -> Self {
        let digits = text.text();
        let number: Option<Self> = digits.parse().ok();
        text.or_refuse(number.filter(|number| number.to_string() == digits), 0)
    }
}

impl CompactText for bool {
    fn put(&self, text: &mut String) {
        put_number(text, (*self).into());
    }

    fn take(text: &mut CompactReader<'_>) -> Self {
        let number = text.number();
        if number > 1 {
            text.refuse();
        }
        number == 1
    }
}
