//! The whole screen for the game, where the browser and the page around allow it.

use leptos::prelude::document;

/// Whether there is a full screen to be had. Telephones of one maker have none, and a frame has it
/// only if its page says so.
#[must_use]
pub fn is_offered() -> bool {
    document().fullscreen_enabled()
}

/// Takes the whole screen, or gives it back.
pub fn toggle() {
    let document = document();
    if document.fullscreen_element().is_some() {
        document.exit_fullscreen();
    } else if let Some(root) = document.document_element() {
        // A browser that changes its mind leaves the page as it is.
        let _ = root.request_fullscreen();
    }
}
