//! The page around the game, where that is in a frame.

use leptos::prelude::window;
use web_sys::Window;

/// The page around, if the game is in a frame.
#[must_use]
pub fn host() -> Option<Window> {
    let parent = window().parent().ok().flatten();
    parent.filter(|parent| *parent != window())
}
