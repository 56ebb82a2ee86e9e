//! Keyboard shortcuts that the chunk handles: spoken answers, undo, sound and hint.

use leptos::prelude::untrack;

use crate::store::Store;
use little_devils::words::Question;
use page::shell::KeyPress;

/// Handles a shortcut. Answers are spoken, not shown.
pub fn run_key(store: Store, press: KeyPress) {
    match press.key {
        'r' => store.set_answer(press.last_line.unwrap_or_default()),
        'u' => store.undo(),
        'm' => {
            store.toggle_sound();
            // Screen readers do not announce a change of a button that is not focused.
            let state = untrack(|| if store.has_sound() { "on" } else { "off" });
            store.set_answer(untrack(|| store.words()).sound_is(state));
        }
        '?' => store.hint(),
        key => {
            let Some(question) = Question::from_key(key) else {
                return;
            };
            let answer =
                untrack(|| store.with_speaker(|scene, speaker| speaker.answer(scene, question)));
            store.set_answer(answer.unwrap_or_default());
        }
    }
}
