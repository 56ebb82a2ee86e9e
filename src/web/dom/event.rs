//! What is in the field that an event comes from.

use wasm_bindgen::JsValue;
use web_sys::Event;

/// What has been typed or chosen in the field that the event comes from.
#[must_use]
pub fn value(event: &Event) -> String {
    let target = event.target().map_or(JsValue::NULL, JsValue::from);
    let value = js_sys::Reflect::get(&target, &"value".into());
    value
        .ok()
        .and_then(|value| value.as_string())
        .unwrap_or_default()
}
