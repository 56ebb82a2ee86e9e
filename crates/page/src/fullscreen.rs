//! Full-screen mode, where the browser and the host page allow it.

use leptos::prelude::document;

/// Whether full-screen mode is available. iPhones have none, and a frame has it only if its host page
/// allows it.
#[must_use]
pub fn is_offered() -> bool {
    document().fullscreen_enabled()
}

/// Enters or leaves full-screen mode.
pub fn toggle() {
    let document = document();
    if document.fullscreen_element().is_some() {
        document.exit_fullscreen();
    } else if let Some(root) = document.document_element() {
        // If the browser refuses, the page stays as it is.
        let _ = root.request_fullscreen();
    }
}
