//! Waiting.

use js_sys::{Function, Promise};
use wasm_bindgen_futures::JsFuture;

/// Waits for this number of milliseconds; not at all outside a window.
pub(super) async fn after(milliseconds: i32) {
    // The promise is never rejected.
    let _ = JsFuture::from(promise(milliseconds)).await;
}

/// Waits for the promise that `prepare` resolves, but no longer than this.
pub(super) async fn at_most(milliseconds: i32, prepare: impl FnOnce(Function)) {
    let mut prepare = Some(prepare);
    let event = Promise::new(&mut |resolve, _| {
        if let Some(prepare) = prepare.take() {
            prepare(resolve);
        }
    });
    let first = Promise::race(&js_sys::Array::of2(&event, &promise(milliseconds)));
    let _ = JsFuture::from(first).await;
}

fn promise(milliseconds: i32) -> Promise {
    Promise::new(&mut |resolve, _| {
        let window = web_sys::window();
        let started = window.and_then(|window| {
            let timer = window
                .set_timeout_with_callback_and_timeout_and_arguments_0(&resolve, milliseconds);
            timer.ok()
        });
        if started.is_none() {
            let _ = resolve.call0(&resolve);
        }
    })
}
