//! Files: texts that the person saves from the page, or picks for it.

use leptos::prelude::document;
use wasm_bindgen::prelude::*;
use web_sys::{Blob, BlobPropertyBag, FileReader, HtmlElement, Url};

use super::clock;

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

/// Has the person pick a file, and hands its text on; of one longer than `most` bytes nothing.
pub fn pick(most: u32, take: impl FnOnce(Option<String>) + 'static) {
    let Ok(input) = element("input") else { return };
    let _ = input.set_attribute("type", "file");
    let _ = input.set_attribute("accept", ".txt,text/plain");
    let field = input.clone();
    let picked = Closure::once_into_js(move || {
        if let Some(file) = first_file(&field) {
            if file.size() > f64::from(most) {
                return take(None);
            }
            read(&file, take);
        }
    });
    input.set_onchange(Some(picked.unchecked_ref()));
    input.click();
}

/// Hands a file's text on; of one that cannot be read nothing.
fn read(file: &Blob, take: impl FnOnce(Option<String>) + 'static) {
    let Ok(reader) = FileReader::new() else {
        return take(None);
    };
    let ended = reader.clone();
    let read = Closure::once_into_js(move || {
        take(ended.result().ok().and_then(|text| text.as_string()));
    });
    reader.set_onloadend(Some(read.unchecked_ref()));
    // It fails only for a reader that is at work already.
    let _ = reader.read_as_text(file);
}

fn first_file(input: &HtmlElement) -> Option<Blob> {
    let files = js_sys::Reflect::get(input, &"files".into()).ok()?;
    js_sys::Reflect::get_u32(&files, 0).ok()?.dyn_into().ok()
}

fn element(tag: &str) -> Result<HtmlElement, JsValue> {
    document().create_element(tag).map(JsCast::unchecked_into)
}
