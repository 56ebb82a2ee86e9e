//! Promises and optional features of the browser.

use core::cell::Cell;
use std::rc::Rc;

use js_sys::{Function, Reflect};
use wasm_bindgen::prelude::*;

/// Reads a property of a browser object; `None` if the browser has no such object.
#[must_use]
pub fn property(object: &JsValue, name: &str) -> Option<JsValue> {
    Reflect::get(object, &name.into()).ok()
}

/// A method of a browser object; `None` if it has none of this name.
#[must_use]
pub fn method(object: &JsValue, name: &str) -> Option<Function> {
    property(object, name)?.dyn_into().ok()
}

/// Runs `done` with the value of a promise; never if it is rejected.
///
/// Calls the promise's own `then`: each `spawn_local` would compile an executor once more, two kilobytes
/// for a single line. The closures are boxed, so that this is compiled once.
pub fn then(promise: &JsValue, done: Box<dyn FnOnce(JsValue)>) {
    then_or_else(
        promise,
        Box::new(move |value| {
            if let Some(value) = value {
                done(value);
            }
        }),
    );
}

/// Runs `done` with the value of a promise; with `None` if it is rejected.
pub fn then_or_else(promise: &JsValue, done: Done) {
    let done = Rc::new(Cell::new(Some(done)));
    let other = Rc::clone(&done);
    let fulfilled: Box<dyn FnOnce(JsValue)> = Box::new(move |value| run(&done, Some(value)));
    let fulfilled = Closure::once_into_js(fulfilled);
    // Without a handler, the browser's console would report a rejected promise.
    let rejected: Box<dyn FnOnce(JsValue)> = Box::new(move |_| run(&other, None));
    let rejected = Closure::once_into_js(rejected);
    if let Some(then) = method(promise, "then") {
        // The promise that it returns is never rejected.
        let _ = then.call2(promise, &fulfilled, &rejected);
    }
}

type Done = Box<dyn FnOnce(Option<JsValue>)>;

fn run(done: &Cell<Option<Done>>, value: Option<JsValue>) {
    if let Some(done) = done.take() {
        done(value);
    }
}
