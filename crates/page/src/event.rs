//! Events of the window, and the state of the field that an event comes from.

use leptos::prelude::window;
use wasm_bindgen::prelude::*;
use web_sys::{Event, HtmlElement, ResizeObserver};

/// Runs a closure at each event of the window, for the lifetime of the page.
pub fn on_window(event: &str, run: impl Fn(Event) + 'static) {
    let run: Box<dyn Fn(Event)> = Box::new(run);
    let run = Closure::wrap(run).into_js_value();
    // No browser refuses an event name.
    let _ = window().add_event_listener_with_callback(event, run.unchecked_ref());
}

/// Runs a closure once an element has its size on the page, and whenever that changes, for whatever reason.
pub fn on_size(element: &HtmlElement, run: impl Fn() + 'static) {
    let run: Box<dyn Fn()> = Box::new(run);
    let run = Closure::wrap(run).into_js_value();
    // It fails only without a function.
    if let Ok(observer) = ResizeObserver::new(run.unchecked_ref()) {
        observer.observe(element);
    }
}

/// Runs a closure when another tab or frame may have changed the text under this name in the browser's storage, for
/// the lifetime of the page. A page that comes back from the browser's memory has missed such changes.
pub fn on_stored(name: String, run: impl Fn() + Copy + 'static) {
    on_window("pageshow", move |_| run());
    on_window("storage", move |event| {
        let key = js_sys::Reflect::get(&event, &"key".into());
        // Without a key, all texts were removed.
        if key.is_ok_and(|key| key.as_string().is_none_or(|key| key == name)) {
            run();
        }
    });
}

/// The value of the field that the event comes from.
#[must_use]
pub fn field_value(event: &Event) -> String {
    property(event, "value").as_string().unwrap_or_default()
}

/// Whether the check box that the event comes from is ticked.
#[must_use]
pub(crate) fn checkbox_is_checked(event: &Event) -> bool {
    property(event, "checked").is_truthy()
}

/// Whether a click is by finger or mouse: clicks by key have a count of 0.
#[must_use]
pub fn is_tap(press: &Event) -> bool {
    js_sys::Reflect::get(press, &"detail".into()).is_ok_and(|clicks| clicks != 0)
}

fn property(event: &Event, name: &str) -> JsValue {
    let target = event.target().map_or(JsValue::NULL, JsValue::from);
    js_sys::Reflect::get(&target, &name.into()).unwrap_or(JsValue::UNDEFINED)
}
