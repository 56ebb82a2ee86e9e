//! Elements, and what keeps them up to date.
//!
//! Leptos' own `view!` gives each view, attribute and closure a type, and compiles building,
//! comparing, moving and removing once for each: of a page like this that made more than half.
//! Here there is one [`Element`]. What is in it is said once, or by a closure that is asked again
//! whenever a signal changes that it read; Leptos' signals, effects and owners do the rest.
//!
//! ```ignore
//! el("p.notice")
//!     .class_when("silent", move || silent.get())
//!     .child(el("span").live_text(move || store.words().bots_silent()))
//!     .child(button(close).live_text(store.text(Words::close)))
//! ```

mod element;
mod event;
mod live;
mod parts;
mod text;

pub use element::{Element, el, fill, mount, svg};
pub use event::{checked, is_tap, on_window, value};
pub use text::IntoText;

use leptos::prelude::{Effect, RenderEffect, StoredValue};

/// Runs as soon as the page stands, and again whenever a signal changes that was read, for as long
/// as the surrounding part of the page is there.
pub fn effect(run: impl FnMut() + 'static) {
    // One type for all: the effect's machinery is compiled once.
    let mut run: Box<dyn FnMut()> = Box::new(run);
    Effect::new(move |_: Option<()>| run());
}

/// The same, but for the first time at once: what it sets is seen from the beginning.
fn bind(mut run: Box<dyn FnMut()>) {
    let effect = RenderEffect::new(move |_: Option<()>| run());
    // The surrounding part's owner ends it.
    StoredValue::new_local(effect);
}
