//! Timers.

use core::cell::Cell;
use core::time::Duration;
use std::rc::Rc;

use leptos::prelude::{request_animation_frame, set_timeout};

/// Runs `call` after this many milliseconds. Even 0 is never at once: pending events come first.
pub fn after(milliseconds: u32, call: impl FnOnce() + 'static) {
    set_timeout(call, Duration::from_millis(milliseconds.into()));
}

/// Runs `call` before the next paint: in a task of its own, or in the animation frame if that comes
/// first.
pub fn before_frame(call: impl FnOnce() + 'static) {
    let first = Rc::new(Cell::new(Some(call)));
    let second = Rc::clone(&first);
    request_animation_frame(move || run(&first));
    after(0, move || run(&second));
}

/// Runs the closure, unless it has run.
fn run(once: &Cell<Option<impl FnOnce()>>) {
    if let Some(call) = once.take() {
        call();
    }
}
