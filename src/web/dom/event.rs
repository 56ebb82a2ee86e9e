//! What is in the field that an event comes from.

use wasm_bindgen::JsValue;
use web_sys::Event;

/// What has been typed or chosen in the field that the event comes from.
#[must_use]
pub fn value(event: &Event) -> String {
    property(event, "value").as_string().unwrap_or_default()
}

/// Whether the box that the event comes from is ticked.
#[must_use]
pub fn checked(event: &Event) -> bool {
    property(event, "checked").is_truthy()
}

fn property(event: &Event, name: &str) -> JsValue {
    let target = event.target().map_or(JsValue::NULL, JsValue::from);
    js_sys::Reflect::get(&target, &name.into()).unwrap_or(JsValue::UNDEFINED)
}
