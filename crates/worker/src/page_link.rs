//! The link of a worker to its page.

use protocol::{BUILD, SELF_CHECK_FAILED, announcement};
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

/// The link of this worker to its page. Clones share it.
#[derive(Clone, Debug)]
pub struct PageLink(DedicatedWorkerGlobalScope);

impl PageLink {
    /// The link. Call it in a worker only.
    #[must_use]
    pub fn new() -> Self {
        Self(js_sys::global().unchecked_into())
    }

    /// Receives the page's messages as long as the worker lives.
    pub fn receive(&self, on_message: impl Fn(JsValue) + 'static) {
        let on_message = move |message: MessageEvent| on_message(message.data());
        let on_message = Closure::<dyn Fn(MessageEvent)>::new(on_message);
        self.0
            .set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        on_message.forget();
    }

    /// Tells the page that the worker receives messages, and of which build it is; or that this machine
    /// computes wrongly.
    pub fn announce(&self, is_sound: bool) {
        self.send(&announcement(if is_sound {
            BUILD
        } else {
            SELF_CHECK_FAILED
        }));
    }

    /// Sends a text.
    pub fn send(&self, text: &str) {
        // A page that is gone needs no answer.
        let _ = self.0.post_message(&JsValue::from_str(text));
    }

    /// Runs `next` after the messages that have arrived.
    pub fn later(&self, next: impl FnOnce() + 'static) {
        let next = Closure::once_into_js(next);
        // Without a timer nothing runs. No answer comes, and the page restarts the worker.
        let _ = self.0.set_timeout_with_callback(next.unchecked_ref());
    }
}

impl Default for PageLink {
    fn default() -> Self {
        Self::new()
    }
}
