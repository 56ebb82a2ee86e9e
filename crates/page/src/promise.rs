//! What the browser does on the side and answers later.

use core::cell::Cell;
use std::rc::Rc;

use js_sys::{Function, Reflect};
use wasm_bindgen::prelude::*;

/// A part of one of the browser's objects; `None` where the browser has no such object.
#[must_use]
pub fn part(object: &JsValue, name: &str) -> Option<JsValue> {
    Reflect::get(object, &name.into()).ok()
}

/// A function of one of the browser's objects; `None` where it has none of this name.
#[must_use]
pub fn function(object: &JsValue, name: &str) -> Option<Function> {
    part(object, name)?.dyn_into().ok()
}

/// Waits for a promise, then runs `done` with what it gave; not if it is broken.
///
/// The browser's own call: each `spawn_local` would compile what runs futures once more, two kilobytes
/// for a single line. Boxed closures, so that this is compiled once.
pub fn settle(promise: &JsValue, done: Box<dyn FnOnce(JsValue)>) {
    settle_or(
        promise,
        Box::new(move |value| {
            if let Some(value) = value {
                done(value);
            }
        }),
    );
}

/// Waits for a promise, then runs `ended` with what it gave; with `None` if it is broken.
pub fn settle_or(promise: &JsValue, ended: Ended) {
    let ended = Rc::new(Cell::new(Some(ended)));
    let other = Rc::clone(&ended);
    let done: Box<dyn FnOnce(JsValue)> = Box::new(move |value| run(&ended, Some(value)));
    let done = Closure::once_into_js(done);
    // Unheard, a broken promise would be a complaint in the browser's console.
    let broken: Box<dyn FnOnce(JsValue)> = Box::new(move |_| run(&other, None));
    let broken = Closure::once_into_js(broken);
    if let Some(then) = function(promise, "then") {
        // It gives another promise, which never breaks.
        let _ = then.call2(promise, &done, &broken);
    }
}

type Ended = Box<dyn FnOnce(Option<JsValue>)>;

fn run(ended: &Cell<Option<Ended>>, value: Option<JsValue>) {
    if let Some(ended) = ended.take() {
        ended(value);
    }
}
