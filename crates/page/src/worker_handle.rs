//! A worker that runs, with the closures it calls.

use leptos::prelude::document;
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, Url, Worker};

use crate::file;

/// A worker with the closures it calls; dropping it ends it.
pub struct WorkerHandle {
    worker: Worker,
    _heard: Closure<dyn Fn(MessageEvent)>,
    _failed: Closure<dyn Fn()>,
}

impl Drop for WorkerHandle {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

impl WorkerHandle {
    /// Starts the worker whose script the page names in the link with this id, as the build has hashed
    /// its name. Boxed closures: this is compiled once for all workers.
    ///
    /// # Errors
    /// There is no such link, or the browser refuses.
    pub fn start(
        link: &str,
        heard: Box<dyn Fn(String)>,
        failed: Box<dyn Fn()>,
    ) -> Result<Self, JsValue> {
        let link = document().get_element_by_id(link).ok_or(JsValue::NULL)?;
        let worker = started(&link.get_attribute("href").unwrap_or_default())?;
        let heard = Closure::<dyn Fn(MessageEvent)>::new(move |message: MessageEvent| {
            heard(message.data().as_string().unwrap_or_default());
        });
        let failed = Closure::wrap(failed);
        worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        worker.set_onerror(Some(failed.as_ref().unchecked_ref()));
        Ok(Self {
            worker,
            _heard: heard,
            _failed: failed,
        })
    }

    /// Tells the worker something; whether the browser took it.
    #[must_use]
    pub fn tell(&self, text: &str) -> bool {
        self.hand(&text.into())
    }

    /// Hands the worker something of the browser's, such as a file; whether the browser took it.
    #[must_use]
    pub fn hand(&self, thing: &JsValue) -> bool {
        self.worker.post_message(thing).is_ok()
    }
}

/// A worker that runs a script of ours.
///
/// In a frame that is sandboxed without an origin no script is of the page's own origin, and the
/// browser starts none of them as a worker; but it does start a text of the page's own, which then
/// fetches the script.
fn started(script: &str) -> Result<Worker, JsValue> {
    Worker::new(script).or_else(|_| {
        let base = document().base_uri()?.unwrap_or_default();
        let address = Url::new_with_base(script, &base)?.href();
        let address = js_sys::JSON::stringify(&address.into())?;
        let text = format!("self.script={address};importScripts(self.script)");
        Worker::new(&file::address_of(&text, "text/javascript")?)
    })
}
