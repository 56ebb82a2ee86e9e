//! Elements that follow signals.
//!
//! With Leptos' `view!`, every view, attribute and closure has its own type, and the compiler generates
//! code to build, compare, move and remove each one. That was 40 % of the program. Here there is one
//! type, [`Element`]. Its parts are set once, or by a closure that runs again whenever a signal
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

pub use crate::event::{field_value, is_tap, on_size, on_stored, on_window};

use leptos::prelude::{Effect, RenderEffect, StoredValue};

/// Runs a closure after the page has been built, and again whenever a signal that it read changes, until the
/// surrounding part of the page is removed.
pub fn effect(run: impl FnMut() + 'static) {
    // One type for all closures: the effect is compiled once.
    let mut run: Box<dyn FnMut()> = Box::new(run);
    Effect::new(move |_: Option<()>| run());
}

/// Like [`effect`], but runs the closure immediately the first time, so its result is in the first
/// paint.
fn effect_now(mut run: Box<dyn FnMut()>) {
    let effect = RenderEffect::new(move |_: Option<()>| run());
    // Stored so that Leptos' current owner drops it together with the surrounding part of the page.
    StoredValue::new_local(effect);
}
