//! Keyboard shortcuts at the table.

use leptos::prelude::{ReadSignal, WithUntracked, document, untrack};
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

use crate::announcer::LogLine;
use crate::store::{LazyTask, Store};
use page::dom::on_window;

use super::hand::walk;
use super::modal::ANSWERS;

/// Shortcuts that [`run_key`](super::run_key) handles, which is part of the chunk.
const LAZY_KEYS: &str = "htlsdprum?";

/// Listens for the shortcuts, for the lifetime of the page. `log` has the lines of the log, for the key R.
pub fn listen(store: Store, log: ReadSignal<Vec<LogLine>>) {
    on_window("keydown", move |event| {
        let event: KeyboardEvent = event.unchecked_into();
        let key = event.key();
        // While Enter is held down, its repeats are ignored, so that they do not play a second card.
        let is_repeated_enter = event.repeat() && key == "Enter";
        if is_repeated_enter || (!is_for_field(&event) && handle(store, &key, log)) {
            event.prevent_default();
        }
    });
}

/// Handles a key; returns whether it did something.
fn handle(store: Store, key: &str, log: ReadSignal<Vec<LogLine>>) -> bool {
    let is_open = |selector: &str| {
        document()
            .query_selector(selector)
            .is_ok_and(|at| at.is_some())
    };
    // In a dialog that the person opened, the shortcuts do nothing.
    if is_open(&format!("dialog[open]:not([{ANSWERS}])")) {
        return false;
    }
    let in_dialog = is_open("dialog[open]");
    if key == "Escape" && !in_dialog {
        return store.close_topmost();
    }
    if untrack(|| store.scene()).is_none() {
        return false;
    }
    let mut letters = key.chars().map(|letter| letter.to_ascii_lowercase());
    match (letters.next(), letters.next()) {
        (Some('?'), None) if in_dialog => false,
        (Some(letter), None) if LAZY_KEYS.chars().any(|key| key == letter) => {
            let last = log.with_untracked(|lines| lines.last().map(|line| line.text.clone()));
            store.run_lazy(LazyTask::Key(letter, last));
            true
        }
        _ => !in_dialog && walk(key),
    }
}

/// Whether a key is typed into a field, or is pressed with Ctrl, Alt or Meta: then it is no shortcut.
fn is_for_field(event: &KeyboardEvent) -> bool {
    let target = event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok());
    let in_field = target.is_some_and(|target| {
        matches!(target.tag_name().as_str(), "INPUT" | "SELECT" | "TEXTAREA")
    });
    in_field || event.ctrl_key() || event.alt_key() || event.meta_key()
}
