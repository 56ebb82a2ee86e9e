//! Keyboard shortcuts that the chunk handles: spoken answers, undo and hint.

use leptos::prelude::untrack;

use crate::store::Store;
use little_devils::words::Question;
use page::shell::KeyPress;

/// Handles a shortcut. Answers are spoken, not shown.
pub fn run_key(store: Store, press: &KeyPress) {
    if store.answer_key(press) {
        return;
    }
    match press.key {
        'u' | 'z' => store.undo(),
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
