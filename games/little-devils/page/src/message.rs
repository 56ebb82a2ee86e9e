//! Messages of the workers, parsed by the browser: the program needs no JSON parser of its own.

use js_sys::{Array, JSON, Reflect};
use wasm_bindgen::JsValue;

/// A message, or a part of one.
#[derive(Clone, Debug)]
pub struct Message(JsValue);

impl Message {
    /// Parses a message. Invalid JSON gives an empty message.
    #[must_use]
    pub fn parse(text: &str) -> Self {
        Self(JSON::parse(text).unwrap_or_default())
    }

    /// The text of this name; empty if there is none.
    #[must_use]
    pub fn text(&self, name: &str) -> String {
        self.part(name).as_string().unwrap_or_default()
    }

    /// The whole number of this name; `None` if there is none.
    #[must_use]
    pub fn number<T: TryFrom<i64>>(&self, name: &str) -> Option<T> {
        let number = self
            .part(name)
            .as_f64()
            .filter(|number| number.fract() == 0.0);
        #[allow(clippy::cast_possible_truncation)] // saturates
        T::try_from(number? as i64).ok()
    }

    /// The object of this name; `None` if there is none.
    #[must_use]
    pub fn object(&self, name: &str) -> Option<Self> {
        let part = self.part(name);
        part.is_object().then_some(Self(part))
    }

    /// The list of this name; empty if there is none.
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
        // A value that is no object has no parts.
        Reflect::get(&self.0, &name.into()).unwrap_or_default()
    }
}
