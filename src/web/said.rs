//! What the worker for study has said, read by the browser: the page needs no reader of its own.

use js_sys::{Array, JSON, Reflect};
use wasm_bindgen::JsValue;

/// A message, or a part of one.
#[derive(Clone, Debug)]
pub struct Said(JsValue);

impl Said {
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
