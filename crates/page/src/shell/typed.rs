//! Back to the types of a game.

use core::any::Any;

use wasm_bindgen::throw_str;

/// A part of a page with its type.
///
/// # Panics
/// It has another type. The parts of a page come from one game, in one place ([`program!`](crate::program!)).
#[must_use]
pub fn typed<T: 'static>(part: &dyn Any) -> &T {
    match part.downcast_ref() {
        Some(part) => part,
        None => throw_str("a part of another page"),
    }
}
