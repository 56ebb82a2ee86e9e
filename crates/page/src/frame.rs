//! The host page, if the game is in a frame.

use leptos::prelude::window;
use web_sys::Window;

/// The window of the host page; `None` if the game is not in a frame.
#[must_use]
pub fn host() -> Option<Window> {
    let parent = window().parent().ok().flatten();
    parent.filter(|parent| *parent != window())
}
