//! Elements that follow signals.
//!
//! Leptos' own `view!` gives each view, attribute and closure a type, and compiles building,
//! comparing, moving and removing once for each. That was more than half of the program. Here there
//! is one type, [`Element`]. Its parts are set once, or by a closure that runs again whenever a signal
//! that it read changes. Leptos' signals, effects and owners do the rest.
//!
//! ```ignore
//! el("p.notice")
//!     .class_when("silent", move || silent.get())
//!     .child(el("span").live_text(move || store.words().bots_silent()))
//!     .child(button(close).live_text(store.text(Words::close)))
//! ```

mod element;
mod live;
mod parts;
mod text;

pub use element::{Element, el, fill, mount, svg};
pub use text::IntoText;

pub use crate::event::{checked, is_tap, on_window, value};

use leptos::prelude::{Effect, RenderEffect, StoredValue};

/// Runs a closure once the page is built, and again whenever a signal that it read changes, until the
/// surrounding part of the page is removed.
pub fn effect(run: impl FnMut() + 'static) {
    // One type for all closures: the effect is compiled once.
    let mut run: Box<dyn FnMut()> = Box::new(run);
    Effect::new(move |_: Option<()>| run());
}

/// The same, but the first run is at once: its result is in the first paint.
fn bind(mut run: Box<dyn FnMut()>) {
    let effect = RenderEffect::new(move |_: Option<()>| run());
    // The owner of the surrounding part drops it.
    StoredValue::new_local(effect);
}
