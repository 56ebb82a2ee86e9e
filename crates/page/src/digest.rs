//! Hashes, computed by the browser.

use leptos::prelude::window;
use wasm_bindgen::JsValue;
use web_sys::Crypto;

use crate::promise::then;

/// Hashes bytes with SHA-256; `done` gets the browser's buffer. A browser without a secure connection
/// refuses, and `done` never runs.
pub fn sha_256(bytes: &[u8], done: Box<dyn FnOnce(JsValue)>) {
    let hash = |crypto: Crypto| {
        crypto
            .subtle()
            .digest_with_str_and_u8_array("SHA-256", bytes)
    };
    if let Ok(promise) = window().crypto().and_then(hash) {
        then(&promise, done);
    }
}
