//! What is in the field that an event comes from, and what happens to the window.

use leptos::prelude::window;
use wasm_bindgen::prelude::*;
use web_sys::Event;

/// Runs whenever the event happens to the window, for as long as the page is there.
pub fn on_window(event: &str, run: impl Fn(Event) + 'static) {
    let run: Box<dyn Fn(Event)> = Box::new(run);
    let run = Closure::wrap(run).into_js_value();
    // There is no event name that a browser refuses.
    let _ = window().add_event_listener_with_callback(event, run.unchecked_ref());
}

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

/// Whether a press is one by finger or mouse: one by key is not counted as a click.
#[must_use]
pub fn is_tap(press: &Event) -> bool {
    js_sys::Reflect::get(press, &"detail".into()).is_ok_and(|clicks| clicks != 0)
}

fn property(event: &Event, name: &str) -> JsValue {
    let target = event.target().map_or(JsValue::NULL, JsValue::from);
    js_sys::Reflect::get(&target, &name.into()).unwrap_or(JsValue::UNDEFINED)
}
