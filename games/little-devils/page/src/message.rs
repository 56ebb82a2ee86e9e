//! What the worker for study has said, read by the browser: the page needs no reader of its own.

use js_sys::{Array, JSON, Reflect};
use wasm_bindgen::JsValue;

/// A message, or a part of one.
#[derive(Clone, Debug)]
pub struct Message(JsValue);

impl Message {
    /// Reads a message; what is no JSON says nothing.
    #[must_use]
    pub fn read(text: &str) -> Self {
        Self(JSON::parse(text).unwrap_or_default())
    }

    /// A text in it; empty if there is none of this name.
    #[must_use]
    pub fn text(&self, name: &str) -> String {
        self.part(name).as_string().unwrap_or_default()
    }

    /// A whole number in it; `None` if there is none of this name.
    #[must_use]
    pub fn number<T: TryFrom<i64>>(&self, name: &str) -> Option<T> {
        let number = self
            .part(name)
            .as_f64()
            .filter(|number| number.fract() == 0.0);
        #[allow(clippy::cast_possible_truncation)] // what is too large becomes the largest
        T::try_from(number? as i64).ok()
    }

    /// Another object in it; `None` if there is none of this name.
    #[must_use]
    pub fn object(&self, name: &str) -> Option<Self> {
        let part = self.part(name);
        part.is_object().then_some(Self(part))
    }

    /// A list in it; empty if there is none of this name.
    #[must_use]
    pub fn list(&self, name: &str) -> Vec<Self> {
        let part = self.part(name);
        let list = if part.is_undefined() {
            Array::new()
        } else {
            Array::from(&part)
        };
        list.iter().map(Self).collect()
    }

    fn part(&self, name: &str) -> JsValue {
        // Nothing is in what is no object.
        Reflect::get(&self.0, &name.into()).unwrap_or_default()
    }
}
