//! JSON objects, parsed by the browser's `JSON.parse`. The typed reader that the workers have would add
//! more than 5 kB to the program (docs/architecture.md).

use js_sys::{Array, JSON, Reflect};
use wasm_bindgen::JsValue;

/// A JSON value.
#[derive(Clone, Debug)]
pub struct Object(JsValue);

impl Object {
    /// Parses a text. Invalid JSON gives an empty object.
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

    /// The list of this name, each value converted; empty if there is none.
    #[must_use]
    pub fn list<T>(&self, name: &str, convert: fn(&Self) -> T) -> Vec<T> {
        let part = self.part(name);
        let mut list = Vec::new();
        if !part.is_undefined() {
            for value in Array::from(&part).iter() {
                list.push(convert(&Self(value)));
            }
        }
        list
    }

    fn part(&self, name: &str) -> JsValue {
        // A value that is no object has no parts.
        Reflect::get(&self.0, &name.into()).unwrap_or_default()
    }
}
