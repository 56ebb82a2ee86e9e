//! A dialog that is open for as long as it is there.

use wasm_bindgen::JsCast;
use web_sys::HtmlDialogElement;

use crate::web::dom::{Element, IntoText, effect, el};

use super::button;

/// A dialog that is open for as long as it is there, and has the focus. `fill` puts into it what it
/// is about. Its one button says `action`; it and Escape are the way on.
pub fn modal<T: IntoText>(
    title: impl Fn() -> T + 'static,
    action: impl Fn() -> &'static str + 'static,
    go_on: impl Fn() + Copy + 'static,
    fill: impl FnOnce(Element) -> Element,
) -> Element {
    let way_on = button(action, go_on).class("primary").attr("autofocus", "");
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
    effect(move || {
        // It fails only for a dialog that is open already.
        let _ = shown.show_modal();
    });
    dialog
}
