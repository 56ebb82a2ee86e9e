//! Listening to objects of the browser, for as long as a value lives.

use wasm_bindgen::prelude::*;
use web_sys::EventTarget;

/// Handlers that are taken away when this is dropped.
#[derive(Default)]
pub(crate) struct Listeners(Vec<Listener>);

struct Listener {
    target: EventTarget,
    event: &'static str,
    handler: Handler,
}

type Handler = Closure<dyn FnMut(JsValue)>;

impl Listeners {
    /// Runs `handle` at each event of this name.
    pub(crate) fn add(
        &mut self,
        target: &EventTarget,
        event: &'static str,
        handle: impl FnMut(JsValue) + 'static,
    ) {
        let handler: Box<dyn FnMut(JsValue)> = Box::new(handle);
        let handler = Closure::wrap(handler);
        let function = handler.as_ref().unchecked_ref();
        // No browser refuses an event name.
        let _ = target.add_event_listener_with_callback(event, function);
        self.0.push(Listener {
            target: target.clone(),
            event,
            handler,
        });
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        let function = self.handler.as_ref().unchecked_ref();
        let _ = self
            .target
            .remove_event_listener_with_callback(self.event, function);
    }
}

/// The bytes of a message event, if it has an `ArrayBuffer` of at most this size.
pub(crate) fn bytes(event: &JsValue, most: usize) -> Option<Vec<u8>> {
    let event: &web_sys::MessageEvent = event.dyn_ref()?;
    let buffer: js_sys::ArrayBuffer = event.data().dyn_into().ok()?;
    let is_short = usize::try_from(buffer.byte_length()).is_ok_and(|size| size <= most);
    is_short.then(|| js_sys::Uint8Array::new(&buffer).to_vec())
}
