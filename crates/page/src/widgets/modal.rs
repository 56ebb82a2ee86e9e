//! A modal dialog that is open for as long as it is on the page.

use core::cell::Cell;

use leptos::prelude::window;
use wasm_bindgen::prelude::*;
use web_sys::{AddEventListenerOptions, HtmlDialogElement};

use super::button;
use crate::back;
use crate::clock;
use crate::dom::{Element, IntoText, el};
use crate::focus;

/// The attribute that names a dialog or a leaf by its heading.
const LABELLED_BY: &str = "aria-labelledby";

/// The attribute of dialogs in which the keys of the table answer questions: those that the game itself
/// opens, since they are about the table.
pub const ANSWERS: &str = "data-answers";

thread_local! {
    /// The number of dialogs opened so far.
    static OPENED: Cell<u32> = const { Cell::new(0) };
}

/// A dialog that is open for as long as it is on the page. It has the focus, which returns to its origin
/// afterwards ([`focus`]). `fill` adds its content. Its button with the text `action` and the Escape key
/// run `go_on`.
pub fn modal<T: IntoText>(
    title: impl Fn() -> T + 'static,
    action: impl Fn() -> &'static str + 'static,
    go_on: impl Fn() + Copy + 'static,
    fill: impl FnOnce(Element) -> Element,
) -> Element {
    modal_with_button(title, action, go_on, None, fill)
}

/// The same with one more button.
pub fn modal_with_button<T: IntoText>(
    title: impl Fn() -> T + 'static,
    action: impl Fn() -> &'static str + 'static,
    go_on: impl Fn() + Copy + 'static,
    other: Option<Element>,
    fill: impl FnOnce(Element) -> Element,
) -> Element {
    modal_with_escape(title, action, go_on, go_on, other, fill)
}

/// The same if the Escape key runs something else, or nothing.
pub fn modal_with_escape<T: IntoText>(
    title: impl Fn() -> T + 'static,
    action: impl Fn() -> &'static str + 'static,
    go_on: impl Fn() + Copy + 'static,
    escape: impl Fn() + Copy + 'static,
    other: Option<Element>,
    fill: impl FnOnce(Element) -> Element,
) -> Element {
    focus::before_dialog();
    let go_on_button = button(action, go_on).class("primary");
    // Two dialogs may be open, one over the other: each heading has its own id.
    let id = OPENED.with(|opened| {
        opened.set(opened.get() + 1);
        format!("modal-title-{}", opened.get())
    });
    let headed = el("dialog.modal")
        .attr(LABELLED_BY, id.clone())
        .child(el("h2").attr("id", id).live_text(title));
    let dialog = fill(headed)
        .child(el("p.actions").children(other).child(go_on_button))
        .on("cancel", move |event| {
            event.prevent_default();
            escape();
        })
        // A browser may close a dialog without a cancel event, such as at the second Escape in a row.
        .on("close", move |event| {
            let dialog: Option<HtmlDialogElement> =
                event.target().and_then(|at| at.dyn_into().ok());
            if dialog.is_some_and(|dialog| dialog.is_connected() && !dialog.open()) {
                escape();
            }
        });
    let shown: HtmlDialogElement = dialog.node().unchecked_into();
    // In a task of its own: laying the dialog out is work enough for one.
    clock::after(0, move || open(&shown));
    dialog
}

/// Adds a leaf, a long text, to a dialog.
pub fn with_leaf(dialog: Element, leaf: Element) -> Element {
    with_scroller(dialog.class("reading"), leaf)
}

/// Adds what may scroll to a dialog. The window and the fonts decide whether it does, so the keyboard always
/// reaches it. It has the name of the dialog.
pub fn with_scroller(dialog: Element, scroller: Element) -> Element {
    let title = dialog.node().get_attribute(LABELLED_BY);
    let scroller = scroller
        .attr("tabindex", "0")
        .attr("role", "region")
        .attr(LABELLED_BY, title);
    dialog.child(scroller)
}

/// Shows the dialog over everything else. In a dialog that the person opened, a leaf gets the focus. In
/// all others the main button gets it, also in the settings, where a stray key would change the first
/// field. A frame takes no focus from its host page: there the dialog is only open, and becomes modal at
/// the first key.
fn open(dialog: &HtmlDialogElement) {
    if dialog.is_connected() {
        back::opened();
    }
    // Only now: browsers report `autofocus` in the frame of another site as an error.
    let by_game = dialog.has_attribute(ANSWERS);
    let places = ["[data-first]", ".leaf", ".actions .primary"];
    let mut found = places.into_iter().skip(if by_game { 2 } else { 0 });
    if let Some(first) = found.find_map(|place| dialog.query_selector(place).ok()?) {
        let _ = first.set_attribute("autofocus", "");
    }
    if focus::may_focus() {
        // It fails only for a dialog that is open already, or removed.
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
    // No browser refuses an event name.
    let _ = window().add_event_listener_with_callback_and_add_event_listener_options(
        "keyup",
        pressed.unchecked_ref(),
        &once,
    );
}
