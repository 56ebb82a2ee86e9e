//! The keys of the table, for who plays without a mouse or without looking.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

use crate::text::Question;

use super::dom::on_window;
use super::store::Store;
use super::voice::Line;

/// Listens for the keys that the table answers, while no dialog is open, for as long as the page is
/// there; `lines` is the log, whose last line is said again on demand.
pub fn listen(store: Store, lines: ReadSignal<Vec<Line>>) {
    on_window("keydown", move |event| {
        let event: KeyboardEvent = event.unchecked_into();
        let elsewhere = untrack(|| store.page.get().is_some() || store.scene().is_none());
        if elsewhere || !is_for_the_table(&event) {
            return;
        }
        let key = event.key();
        if let Some(question) = Question::of_key(&key) {
            let answer = untrack(|| store.speak(|scene, speaker| speaker.answer(scene, question)));
            store.answer(answer.unwrap_or_default());
        } else if key.eq_ignore_ascii_case("r") {
            let last = lines.with_untracked(|lines| lines.last().map(|line| line.text.clone()));
            store.answer(last.unwrap_or_default());
        } else if key.eq_ignore_ascii_case("u") {
            store.undo();
        } else if key.eq_ignore_ascii_case("m") {
            store.toggle_sound();
        } else if key == "?" {
            store.hint();
        } else {
            return;
        }
        event.prevent_default();
    });
}

/// Letters typed into a field, or with a modifier, are not the table's.
fn is_for_the_table(event: &KeyboardEvent) -> bool {
    let target = event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok());
    let typing = target.is_some_and(|target| {
        matches!(target.tag_name().as_str(), "INPUT" | "SELECT" | "TEXTAREA")
    });
    !(typing || event.ctrl_key() || event.alt_key() || event.meta_key())
}
