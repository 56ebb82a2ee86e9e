//! The keys of the table, for who plays without a mouse or without looking.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

use little_devils::words::Question;

use super::components::walk;
use super::store::Store;
use crate::announcer::Line;
use page::dom::on_window;

/// The attribute of dialogs in which the table's questions are answered all the same: those that the
/// game opens, since what they are about is the table.
pub const ANSWERS: &str = "data-answers";

/// Listens for the keys that the table answers, for as long as the page is there; `lines` is the log,
/// whose last line is said again on demand.
pub fn listen(store: Store, lines: ReadSignal<Vec<Line>>) {
    on_window("keydown", move |event| {
        let event: KeyboardEvent = event.unchecked_into();
        let key = event.key();
        // A key held down plays no second card and presses nothing else.
        let held = event.repeat() && key == "Enter";
        if held || !is_typed(&event) && answer(store, &key, lines) {
            event.prevent_default();
        }
    });
}

/// Does what a key is for at present; says whether it is for anything.
fn answer(store: Store, key: &str, lines: ReadSignal<Vec<Line>>) -> bool {
    let is_open = |selector: &str| {
        document()
            .query_selector(selector)
            .is_ok_and(|at| at.is_some())
    };
    if is_open(&format!("dialog[open]:not([{ANSWERS}])")) {
        return false;
    }
    let in_dialog = is_open("dialog[open]");
    if key == "Escape" && !in_dialog {
        return store.close_what_is_open();
    }
    if untrack(|| store.scene()).is_none() {
        return false;
    }
    if let Some(question) = Question::from_key(key) {
        let answer = untrack(|| store.speak(|scene, speaker| speaker.answer(scene, question)));
        store.answer(answer.unwrap_or_default());
    } else if key.eq_ignore_ascii_case("r") {
        let last = lines.with_untracked(|lines| lines.last().map(|line| line.text.clone()));
        store.answer(last.unwrap_or_default());
    } else if key.eq_ignore_ascii_case("u") {
        store.undo();
    } else if key.eq_ignore_ascii_case("m") {
        store.toggle_sound();
        // The button in the menu says it by itself.
        let state = untrack(|| if store.sounds() { "on" } else { "off" });
        store.answer(untrack(|| store.words()).sound_is(state));
    } else if in_dialog {
        return false;
    } else if key == "?" {
        store.hint();
    } else {
        return walk(key);
    }
    true
}

/// Whether a key is typed into a field, or comes with a modifier: then it is not the table's.
fn is_typed(event: &KeyboardEvent) -> bool {
    let target = event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok());
    let in_field = target.is_some_and(|target| {
        matches!(target.tag_name().as_str(), "INPUT" | "SELECT" | "TEXTAREA")
    });
    in_field || event.ctrl_key() || event.alt_key() || event.meta_key()
}
