//! Files: texts that the person saves from the page, or picks for it.

use leptos::prelude::document;
use wasm_bindgen::prelude::*;
use web_sys::{Blob, BlobPropertyBag, HtmlElement, Url};

use crate::clock;

/// After this many milliseconds the browser has fetched what it is to save.
const FETCHED: u32 = 10_000;

/// The address of a text of our own, until it is revoked.
///
/// # Errors
/// The browser has no room for it.
pub fn address_of(text: &str, kind: &str) -> Result<String, JsValue> {
    let options = BlobPropertyBag::new();
    options.set_type(kind);
    let parts = js_sys::Array::of1(&text.into());
    let blob = Blob::new_with_str_sequence_and_options(&parts, &options)?;
    Url::create_object_url_with_blob(&blob)
}

/// Has the person save a text. A frame that may not save files does nothing.
pub fn save(name: &str, text: &str) {
    let (Ok(address), Ok(link)) = (address_of(text, "text/plain"), element("a")) else {
        return;
    };
    // There are no names here that a browser refuses.
    let _ = link.set_attribute("href", &address);
    let _ = link.set_attribute("download", name);
    link.click();
    clock::after(FETCHED, move || {
        let _ = Url::revoke_object_url(&address);
    });
}

/// Has the person pick a file, and hands it on. Any kind: what it is its text says, and some systems
/// know none for it.
pub fn pick(take: impl FnOnce(JsValue) + 'static) {
    let Ok(input) = element("input") else { return };
    let _ = input.set_attribute("type", "file");
    let field = input.clone();
    let picked = Closure::once_into_js(move || {
        if let Some(file) = first_file(&field) {
            take(file);
        }
    });
    input.set_onchange(Some(picked.unchecked_ref()));
    input.click();
}

fn first_file(input: &HtmlElement) -> Option<JsValue> {
    let files = js_sys::Reflect::get(input, &"files".into()).ok()?;
    let file = js_sys::Reflect::get_u32(&files, 0).ok()?;
    (!file.is_undefined()).then_some(file)
}

fn element(tag: &str) -> Result<HtmlElement, JsValue> {
    document().create_element(tag).map(JsCast::unchecked_into)
}
