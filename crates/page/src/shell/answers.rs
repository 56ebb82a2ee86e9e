//! The answers to keys that every game gives. They are spoken, not shown.

use leptos::prelude::untrack;

use super::{KeyPress, Shell};

impl Shell {
    /// Repeats the last line of the log at R, and turns the sound on or off at M. Returns whether the key
    /// is one of these.
    #[must_use]
    pub fn answer_key(self, press: &KeyPress) -> bool {
        match press.key {
            'r' => self.set_answer(press.last_line.clone().unwrap_or_default()),
            'm' => {
                self.toggle_sound();
                // Screen readers do not announce a change of a button that is not focused.
                let state = untrack(|| if self.has_sound() { "on" } else { "off" });
                self.set_answer(untrack(|| self.words()).sound_is(state));
            }
            _ => return false,
        }
        true
    }
}
