//! What the browser does on the side and answers later.

use js_sys::{Function, Reflect};
use wasm_bindgen::prelude::*;

/// A part of one of the browser's objects; `None` where the browser has no such object.
pub(super) fn part(object: &JsValue, name: &str) -> Option<JsValue> {
    Reflect::get(object, &name.into()).ok()
}

/// A function of one of the browser's objects; `None` where it has none of this name.
pub(super) fn function(object: &JsValue, name: &str) -> Option<Function> {
    part(object, name)?.dyn_into().ok()
}

/// Waits for a promise, then runs `done` with what it gave; not if it is broken.
///
/// The browser's own call: each `spawn_local` would compile what runs futures once more, two kilobytes
/// for a single line. Boxed closures, so that this is compiled once.
pub(super) fn settle(promise: &JsValue, done: Box<dyn FnOnce(JsValue)>) {
    let done = Closure::once_into_js(done);
    // Unheard, a broken promise would be a complaint in the browser's console.
    let broken = Closure::once_into_js(drop::<JsValue>);
    if let Some(then) = function(promise, "then") {
        // It gives another promise, which never breaks.
        let _ = then.call2(promise, &done, &broken);
    }
}
