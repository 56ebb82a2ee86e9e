//! Saving a text to a file, picking a file, and files that are dropped on the page.

use core::cell::{Cell, RefCell};

use js_sys::Function;
use leptos::prelude::document;
use wasm_bindgen::prelude::*;
use web_sys::{Blob, BlobPropertyBag, HtmlElement, Url};

use crate::clock;
use crate::event::on_window;
use crate::promise::{property, then_or_else};

thread_local! {
    /// The file that was dropped last.
    static DROPPED: RefCell<Option<JsValue>> = const { RefCell::new(None) };
    /// Whether the person wants to import it.
    static IS_WANTED: Cell<bool> = const { Cell::new(false) };
}

/// How long the URL of a saved text stays valid, in milliseconds. No event tells when the browser has
/// read the text, so this is ample.
const URL_LIFETIME: u32 = 10_000;

/// Makes an object URL for a text of this MIME type. It is valid until it is revoked.
///
/// # Errors
/// The browser refuses to make it, for want of memory.
pub fn object_url(text: &str, mime_type: &str) -> Result<String, JsValue> {
    let options = BlobPropertyBag::new();
    options.set_type(mime_type);
    let parts = js_sys::Array::of1(&text.into());
    let blob = Blob::new_with_str_sequence_and_options(&parts, &options)?;
    Url::create_object_url_with_blob(&blob)
}

/// Lets the person save a text as a file of this name. In a frame that may not save files, the browser
/// ignores it.
pub fn save(name: &str, text: &str) {
    let (Ok(address), Ok(link)) = (object_url(text, "text/plain"), element("a")) else {
        return;
    };
    // Setting an attribute fails only for an invalid attribute name.
    let _ = link.set_attribute("href", &address);
    let _ = link.set_attribute("download", name);
    link.click();
    clock::after(URL_LIFETIME, move || {
        let _ = Url::revoke_object_url(&address);
    });
}

/// Lets the person pick a file, and runs `done` with it (a browser `File`). Does nothing if they cancel.
///
/// All types are offered, because some systems know no type for exported files.
pub fn pick(done: impl FnOnce(JsValue) + 'static) {
    let Ok(input) = element("input") else { return };
    let _ = input.set_attribute("type", "file");
    let field = input.clone();
    let picked = Closure::once_into_js(move || {
        if let Some(file) = first_file(&field) {
            done(file);
        }
    });
    input.set_onchange(Some(picked.unchecked_ref()));
    input.click();
}

/// Runs `done` with the text of a file; with an empty one if it cannot be read.
pub fn read_text(file: &JsValue, done: impl FnOnce(String) + 'static) {
    let text = property(file, "text").and_then(|text| text.dyn_into::<Function>().ok());
    let Some(promise) = text.and_then(|text| text.call0(file).ok()) else {
        return done(String::new());
    };
    then_or_else(
        &promise,
        Box::new(move |text| done(text.and_then(|text| text.as_string()).unwrap_or_default())),
    );
}

/// Runs `offer` with the name of each file that is dropped on the page. boot.js catches the drop.
pub fn on_drop(offer: impl Fn(String) + 'static) {
    on_window("filedrop", move |event| {
        let file = property(&event, "detail");
        let name = file
            .as_ref()
            .and_then(|file| property(file, "name")?.as_string());
        DROPPED.replace(file);
        offer(name.unwrap_or_default());
    });
}

/// The person wants to import the dropped file, or does not.
pub fn want_dropped(wanted: bool) {
    IS_WANTED.set(wanted);
}

/// The dropped file, if the person wants to import it. It is returned once.
#[must_use]
pub fn take_dropped() -> Option<JsValue> {
    IS_WANTED.take().then(|| DROPPED.take()).flatten()
}

fn first_file(input: &HtmlElement) -> Option<JsValue> {
    let files = js_sys::Reflect::get(input, &"files".into()).ok()?;
    let file = js_sys::Reflect::get_u32(&files, 0).ok()?;
    (!file.is_undefined()).then_some(file)
}

fn element(tag: &str) -> Result<HtmlElement, JsValue> {
    document().create_element(tag).map(JsCast::unchecked_into)
}
