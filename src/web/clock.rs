//! Waiting, in the browser's time.

use core::time::Duration;

use leptos::prelude::set_timeout;

/// Calls back after this many milliseconds, never at once: what is on its way is handled first.
pub fn after(milliseconds: u32, call: impl FnOnce() + 'static) {
    set_timeout(call, Duration::from_millis(milliseconds.into()));
}
