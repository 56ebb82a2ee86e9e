//! A dialog that is open for as long as it is there.

use leptos::prelude::{document, window};
use wasm_bindgen::prelude::*;
use web_sys::{AddEventListenerOptions, HtmlDialogElement};

use crate::web::dom::{Element, IntoText, el};
use crate::web::{clock, embed};

use super::button;

/// A dialog that is open for as long as it is there, and has the focus. `fill` puts into it what it
/// is about. Its one button says `action`; it and Escape are the way on.
pub fn modal<T: IntoText>(
    title: impl Fn() -> T + 'static,
    action: impl Fn() -> &'static str + 'static,
    go_on: impl Fn() + Copy + 'static,
    fill: impl FnOnce(Element) -> Element,
) -> Element {
    let way_on = button(action, go_on).class("primary");
    let headed = el("dialog.modal")
        .attr("aria-labelledby", "modal-title")
        .child(el("h2").attr("id", "modal-title").live_text(title));
    let dialog = fill(headed)
        .child(el("p.actions").child(way_on))
        .on("cancel", move |event| {
            event.prevent_default();
            go_on();
        });
    let shown: HtmlDialogElement = dialog.node().unchecked_into();
    // To lay out what came is work enough for a task of its own.
    clock::after(0, move || open(&shown));
    dialog
}

/// Shows the dialog over everything else, with the focus on its button. But a frame takes no focus
/// from the page around it: there the dialog is only open, until the first key is pressed in it.
fn open(dialog: &HtmlDialogElement) {
    // Not before the dialog stands: browsers complain of such buttons in another page's frame.
    if let Ok(Some(button)) = dialog.query_selector(".actions .primary") {
        let _ = button.set_attribute("autofocus", "");
    }
    if embed::host().is_none() || document().has_focus().unwrap_or(true) {
        // It fails only for a dialog that is open already, or gone again.
        let _ = dialog.show_modal();
        return;
    }
    dialog.set_open(true);
    let waiting = dialog.clone();
    let pressed = Closure::once_into_js(move || {
        if waiting.is_connected() {
            waiting.set_open(false);
            let _ = waiting.show_modal();
        }
    });
    let once = AddEventListenerOptions::new();
    once.set_once(true);
    // There is no event name that a browser refuses.
    let _ = window().add_event_listener_with_callback_and_add_event_listener_options(
        "keyup",
        pressed.unchecked_ref(),
        &once,
    );
}
