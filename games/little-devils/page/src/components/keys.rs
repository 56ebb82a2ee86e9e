//! The keys of the table, for players without a mouse or without sight.

use leptos::prelude::{ReadSignal, WithUntracked, document, untrack};
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

use little_devils::words::Question;

use crate::announcer::LogLine;
use crate::store::Store;
use page::dom::on_window;

use super::hand::walk;
use super::modal::ANSWERS;

/// Listens for the keys of the table, for the lifetime of the page. `lines` is the log, whose last line
/// is spoken again on demand.
pub fn listen(store: Store, lines: ReadSignal<Vec<LogLine>>) {
    on_window("keydown", move |event| {
        let event: KeyboardEvent = event.unchecked_into();
        let key = event.key();
        // A repeated Enter is ignored: it plays no second card.
        let held = event.repeat() && key == "Enter";
        if held || !is_for_field(&event) && handle(store, &key, lines) {
            event.prevent_default();
        }
    });
}

/// Handles a key; returns whether it has a function at present.
fn handle(store: Store, key: &str, lines: ReadSignal<Vec<LogLine>>) -> bool {
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
        return store.close_topmost();
    }
    if untrack(|| store.scene()).is_none() {
        return false;
    }
    if let Some(question) = Question::from_key(key) {
        let answer =
            untrack(|| store.with_speaker(|scene, speaker| speaker.answer(scene, question)));
        store.set_answer(answer.unwrap_or_default());
    } else if key.eq_ignore_ascii_case("r") {
        let last = lines.with_untracked(|lines| lines.last().map(|line| line.text.clone()));
        store.set_answer(last.unwrap_or_default());
    } else if key.eq_ignore_ascii_case("u") {
        store.undo();
    } else if key.eq_ignore_ascii_case("m") {
        store.toggle_sound();
        // Screen readers do not speak the change of a button without the focus.
        let state = untrack(|| if store.has_sound() { "on" } else { "off" });
        store.set_answer(untrack(|| store.words()).sound_is(state));
    } else if in_dialog {
        return false;
    } else if key == "?" {
        store.hint();
    } else {
        return walk(key);
    }
    true
}

/// Whether a key is typed into a field or has a modifier: then it is not for the table.
fn is_for_field(event: &KeyboardEvent) -> bool {
    let target = event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok());
    let in_field = target.is_some_and(|target| {
        matches!(target.tag_name().as_str(), "INPUT" | "SELECT" | "TEXTAREA")
    });
    in_field || event.ctrl_key() || event.alt_key() || event.meta_key()
}
