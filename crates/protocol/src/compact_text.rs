//! Texts of fields without names, for messages and saves that only this program reads.
//!
//! Reader and writer are a fraction of those of JSON, with which they would be half of the program that
//! connects people.
//!
//! Each field ends with a space. A number has its decimal digits; a text has the number of its bytes, a space and
//! the bytes; a list has the number of its values and the values. A structure has its fields in order, and an
//! enumeration the number of the variant before them. Different values have different texts.

use crate::CompactReader;

/// A value that is sent or saved as such a text. [`compact_text!`](crate::compact_text!) implements it.
pub trait CompactText: Sized {
    /// Adds the value to a text.
    fn put(&self, text: &mut String);

    /// Takes the value from the front of a text. If there is none, the reader notes it, and the value is any.
    fn take(text: &mut CompactReader<'_>) -> Self;

    /// The whole text.
    #[must_use]
    fn to_text(&self) -> String {
        let mut text = String::new();
        self.put(&mut text);
        text
    }

    /// Reads a text, which may be bytes; `None` if it is longer than [`MAX_BYTES`](crate::MAX_BYTES) or not exactly one such value.
    #[must_use]
    fn read(text: &(impl AsRef<[u8]> + ?Sized)) -> Option<Self> {
        let mut reader = CompactReader::new(text.as_ref());
        let value = Self::take(&mut reader);
        reader.is_at_end().then_some(value)
    }
}

/// Implements [`CompactText`] for a structure or an enumeration of this crate: all its fields in this order, and the
/// number of each variant. A variant without fields has `{}`, and one like a tuple has names in parentheses. A structure may name a
/// method that says whether it is valid; another one is not read, nor one with seats of several tables.
///
/// ```
/// use protocol::{CompactText, compact_text};
///
/// #[derive(Debug, PartialEq)]
/// enum Greeting {
///     Hello { name: String },
///     Bow(u8),
///     Silence,
/// }
///
/// compact_text!(enum Greeting { 0 Hello { name }, 1 Bow(depth), else 2 Silence {} });
///
/// let hello = Greeting::Hello { name: "Ada".into() };
/// assert_eq!(hello.to_text(), "0 3 Ada ");
/// assert_eq!(Greeting::read("0 3 Ada "), Some(hello));
/// assert_eq!(Greeting::read("1 9 "), Some(Greeting::Bow(9)));
/// assert_eq!(Greeting::read("3 "), None);
/// ```
#[macro_export]
macro_rules! compact_text {
    (struct $name:ident { $($field:ident),* $(,)? } $(if $is_valid:ident)?) => {
        impl $crate::CompactText for $name {
            fn put(&self, text: &mut String) {
                $($crate::CompactText::put(&self.$field, text);)*
            }

            fn take(text: &mut $crate::CompactReader<'_>) -> Self {
                let value = Self { $($field: $crate::CompactText::take(text)),* };
                $(if !text.is_faulty() && !(text.is_one_table() && value.$is_valid()) {
                    text.refuse();
                })?
                value
            }
        }
    };
    (enum $name:ident {
        $($number:literal $variant:ident $({ $($field:ident),* })? $(($($item:ident),*))?,)*
        else $last_number:literal $last:ident $({ $($last_field:ident),* })? $(($($last_item:ident),*))?
    }) => {
        impl $crate::CompactText for $name {
            fn put(&self, text: &mut String) {
                match self {
                    $(Self::$variant $({ $($field),* })? $(($($item),*))? => {
                        $crate::put_number(text, $number);
                        $($($crate::CompactText::put($field, text);)*)?
                        $($($crate::CompactText::put($item, text);)*)?
                    })*
                    Self::$last $({ $($last_field),* })? $(($($last_item),*))? => {
                        $crate::put_number(text, $last_number);
                        $($($crate::CompactText::put($last_field, text);)*)?
                        $($($crate::CompactText::put($last_item, text);)*)?
                    }
                }
            }

            fn take(text: &mut $crate::CompactReader<'_>) -> Self {
                match text.number() {
                    $($number => {
                        $($(let $item = $crate::CompactText::take(text);)*)?
                        Self::$variant $({ $($field: $crate::CompactText::take(text)),* })? $(($($item),*))?
                    })*
                    number => {
                        if number != $last_number {
                            text.refuse();
                        }
                        $($(let $last_item = $crate::CompactText::take(text);)*)?
                        Self::$last $({ $($last_field: $crate::CompactText::take(text)),* })? $(($($last_item),*))?
                    }
                }
            }
        }
    };
}

/// The text of a list, as of a [`Vec`] of these values.
#[must_use]
pub fn list_text<T: CompactText>(list: &[T]) -> String {
    let mut text = String::new();
    put_list(&mut text, list);
    text
}

fn put_list<T: CompactText>(text: &mut String, list: &[T]) {
    put_number(text, list.len());
    for value in list {
        value.put(text);
    }
}

/// Adds a number to a text.
#[inline(never)]
pub fn put_number(text: &mut String, number: usize) {
    put_digits(text, number);
    text.push(' ');
}

fn put_digits(text: &mut String, number: usize) {
    if number >= 10 {
        put_digits(text, number / 10);
    }
    text.push(char::from(b"0123456789"[number % 10]));
}

impl CompactText for String {
    #[inline(never)]
    fn put(&self, text: &mut String) {
        put_number(text, self.len());
        text.push_str(self);
        text.push(' ');
    }

    fn take(text: &mut CompactReader<'_>) -> Self {
        text.text()
    }
}

impl<T: CompactText, U: CompactText> CompactText for (T, U) {
    fn put(&self, text: &mut String) {
        self.0.put(text);
        self.1.put(text);
    }

    fn take(text: &mut CompactReader<'_>) -> Self {
        (T::take(text), U::take(text))
    }
}

impl<T: CompactText, const N: usize> CompactText for [T; N] {
    fn put(&self, text: &mut String) {
        for value in self {
            value.put(text);
        }
    }

    fn take(text: &mut CompactReader<'_>) -> Self {
        core::array::from_fn(|_| T::take(text))
    }
}

impl<T: CompactText> CompactText for Vec<T> {
    fn put(&self, text: &mut String) {
        put_list(text, self);
    }

    fn take(text: &mut CompactReader<'_>) -> Self {
        let mut values = Self::new();
        // Each value has a byte at least.
        for _ in 0..text.number() {
            if text.is_faulty() {
                break;
            }
            values.push(T::take(text));
        }
        values
    }
}

impl<T: CompactText> CompactText for Option<T> {
    fn put(&self, text: &mut String) {
        self.is_some().put(text);
        if let Some(value) = self {
            value.put(text);
        }
    }

    fn take(text: &mut CompactReader<'_>) -> Self {
        bool::take(text).then(|| T::take(text))
    }
}
