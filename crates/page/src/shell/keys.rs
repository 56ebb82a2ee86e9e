//! Keyboard shortcuts at the table.

use leptos::prelude::{document, untrack};
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

use super::{KeyPress, Shell, Task};
use crate::event::on_window;
use crate::walk::walk;
use crate::widgets::modal::ANSWERS;

/// Listens for the shortcuts, for the lifetime of the page. `last_line` gives the last line of the log.
pub(super) fn listen(shell: Shell, last_line: impl Fn() -> Option<String> + 'static) {
    on_window("keydown", move |event| {
        let event: KeyboardEvent = event.unchecked_into();
        let key = event.key();
        // While Enter is held down, its repeats are ignored, so that they do not play a second card.
        let is_repeated_enter = event.repeat() && key == "Enter";
        if is_repeated_enter || (!is_for_field(&event) && handle(shell, &key, &last_line)) {
            event.prevent_default();
        }
    });
}

/// Handles a key; returns whether it did something.
fn handle(shell: Shell, key: &str, last_line: impl Fn() -> Option<String>) -> bool {
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
        return shell.close_topmost();
    }
    if !untrack(|| shell.page().has_keys(shell)) {
        return false;
    }
    let mut letters = key.chars().map(|letter| letter.to_ascii_lowercase());
    match (letters.next(), letters.next()) {
        (Some('?'), None) if in_dialog => false,
        (Some(key), None) if shell.page().keys().chars().any(|one| one == key) => {
            let last_line = last_line();
            shell.run_lazy(Task::Key(KeyPress { key, last_line }));
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
