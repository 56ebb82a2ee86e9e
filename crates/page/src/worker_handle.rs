//! A running worker with the closures that it calls.

use leptos::prelude::document;
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, Url, Worker, WorkerOptions};

use crate::file;

/// A running worker with the closures that it calls. Dropping it terminates the worker.
pub struct WorkerHandle {
    worker: Worker,
    _on_message: Closure<dyn Fn(MessageEvent)>,
    _on_failure: Closure<dyn Fn()>,
}

impl Drop for WorkerHandle {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

impl WorkerHandle {
    /// Starts the worker with this name. The closures are boxed, so that this is compiled once for all
    /// workers.
    ///
    /// # Errors
    /// The page does not name the script of the workers, or the browser refuses.
    pub fn start(
        name: &str,
        on_message: Box<dyn Fn(String)>,
        on_failure: Box<dyn Fn()>,
    ) -> Result<Self, JsValue> {
        // The build has put the hashed file name there.
        let link = document()
            .get_element_by_id("worker")
            .ok_or(JsValue::NULL)?;
        let worker = new_worker(&link.get_attribute("href").unwrap_or_default(), name)?;
        let on_message = Closure::<dyn Fn(MessageEvent)>::new(move |message: MessageEvent| {
            on_message(message.data().as_string().unwrap_or_default());
        });
        let on_failure = Closure::wrap(on_failure);
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(on_failure.as_ref().unchecked_ref()));
        Ok(Self {
            worker,
            _on_message: on_message,
            _on_failure: on_failure,
        })
    }

    /// Posts a browser value, such as a text or a file, to the worker; returns whether the browser took it.
    #[must_use]
    pub fn post(&self, value: &JsValue) -> bool {
        self.worker.post_message(value).is_ok()
    }
}

/// Starts a worker that runs a script of this site, which hears its name.
///
/// In a sandboxed frame without an origin no script has the page's own origin, and the browser refuses
/// to run it as a worker. It accepts a text made by the page, which then imports the script.
fn new_worker(script: &str, name: &str) -> Result<Worker, JsValue> {
    let options = WorkerOptions::new();
    options.set_name(name);
    Worker::new_with_options(script, &options).or_else(|_| {
        let base = document().base_uri()?.unwrap_or_default();
        let address = Url::new_with_base(script, &base)?.href();
        let address = js_sys::JSON::stringify(&address.into())?;
        let text = format!("self.script={address};importScripts(self.script)");
        Worker::new_with_options(&file::object_url(&text, "text/javascript")?, &options)
    })
}
