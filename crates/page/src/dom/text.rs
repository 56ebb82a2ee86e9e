//! Values of attributes and text nodes.

use std::borrow::Cow;

/// A value of an attribute or a text node: a text, a number, or nothing.
pub trait IntoText {
    /// The text; `None` removes the attribute.
    fn into_text(self) -> Option<Cow<'static, str>>;
}

impl IntoText for &'static str {
    fn into_text(self) -> Option<Cow<'static, str>> {
        Some(self.into())
    }
}

impl IntoText for Cow<'static, str> {
    fn into_text(self) -> Option<Self> {
        Some(self)
    }
}

impl IntoText for String {
    fn into_text(self) -> Option<Cow<'static, str>> {
        Some(self.into())
    }
}

impl IntoText for u8 {
    fn into_text(self) -> Option<Cow<'static, str>> {
        usize::from(self).into_text()
    }
}

impl IntoText for u16 {
    fn into_text(self) -> Option<Cow<'static, str>> {
        usize::from(self).into_text()
    }
}

impl IntoText for usize {
    fn into_text(self) -> Option<Cow<'static, str>> {
        self.to_string().into_text()
    }
}

impl IntoText for i32 {
    fn into_text(self) -> Option<Cow<'static, str>> {
        self.to_string().into_text()
    }
}

impl<T: IntoText> IntoText for Option<T> {
    fn into_text(self) -> Option<Cow<'static, str>> {
        self.and_then(T::into_text)
    }
}
