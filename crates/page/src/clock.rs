//! Waiting, in the browser's time.

use core::cell::Cell;
use core::time::Duration;
use std::rc::Rc;

use leptos::prelude::{request_animation_frame, set_timeout};

/// Calls back after this many milliseconds, never at once: what is on its way is handled first.
pub fn after(milliseconds: u32, call: impl FnOnce() + 'static) {
    set_timeout(call, Duration::from_millis(milliseconds.into()));
}

/// Calls back before the page is painted next: in a task of its own, unless the frame comes first.
pub fn before_frame(call: impl FnOnce() + 'static) {
    let first = Rc::new(Cell::new(Some(call)));
    let second = Rc::clone(&first);
    request_animation_frame(move || run(&first));
    after(0, move || run(&second));
}

/// Calls what has not been called yet.
fn run(once: &Cell<Option<impl FnOnce()>>) {
    if let Some(call) = once.take() {
        call();
    }
}
