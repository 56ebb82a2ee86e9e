//! A dialog that is open for as long as it is there.

use core::cell::Cell;

use leptos::prelude::window;
use wasm_bindgen::prelude::*;
use web_sys::{AddEventListenerOptions, HtmlDialogElement};

use crate::keys;
use page::clock;
use page::dom::{Element, IntoText, el};
use page::focus;

use page::widgets::button;

/// Names a dialog or a page by its heading.
const NAMED_BY: &str = "aria-labelledby";

thread_local! {
    /// How many dialogs have been opened.
    static OPENED: Cell<u32> = const { Cell::new(0) };
}

/// A dialog that is open for as long as it is there, and has the focus, which goes back to where it
/// was afterwards ([`focus`]). `fill` puts into it what it is about. Its one button says `action`; it
/// and Escape are the way on.
pub fn modal<T: IntoText>(
    title: impl Fn() -> T + 'static,
    action: impl Fn() -> &'static str + 'static,
    go_on: impl Fn() + Copy + 'static,
    fill: impl FnOnce(Element) -> Element,
) -> Element {
    modal_beside(title, action, go_on, None, fill)
}

/// The same with one more button beside the way on.
pub fn modal_beside<T: IntoText>(
    title: impl Fn() -> T + 'static,
    action: impl Fn() -> &'static str + 'static,
    go_on: impl Fn() + Copy + 'static,
    beside: Option<Element>,
    fill: impl FnOnce(Element) -> Element,
) -> Element {
    focus::opening();
    let way_on = button(action, go_on).class("primary");
    // Two dialogs may be open, one over the other: each is named by its own heading.
    let id = OPENED.with(|opened| {
        opened.set(opened.get() + 1);
        format!("modal-title-{}", opened.get())
    });
    let headed = el("dialog.modal")
        .attr(NAMED_BY, id.clone())
        .child(el("h2").attr("id", id).live_text(title));
    let dialog = fill(headed)
        .child(el("p.actions").children(beside).child(way_on))
        .on("cancel", move |event| {
            event.prevent_default();
            go_on();
        })
        // A browser may close a dialog without asking, such as at the second Escape in a row.
        .on("close", move |event| {
            let dialog: Option<HtmlDialogElement> =
                event.target().and_then(|at| at.dyn_into().ok());
            if dialog.is_some_and(|dialog| dialog.is_connected() && !dialog.open()) {
                go_on();
            }
        });
    let shown: HtmlDialogElement = dialog.node().unchecked_into();
    // To lay out what came is work enough for a task of its own.
    clock::after(0, move || open(&shown));
    dialog
}

/// Puts a page to read into a dialog. It may be longer than the window: it scrolls, so it takes the
/// focus, and is named as the dialog is.
pub fn page_to_read(dialog: Element, leaf: Element) -> Element {
    let title = dialog.node().get_attribute(NAMED_BY);
    let leaf = leaf
        .attr("tabindex", "0")
        .attr("role", "region")
        .attr(NAMED_BY, title);
    dialog.class("reading").child(leaf)
}

/// Shows the dialog over everything else. A text that the person has opened has the focus; any other
/// dialog begins on its button, also the settings, where a stray key would change the first field. But
/// a frame takes no focus from the page around it: there the dialog is only open, until the first key
/// is pressed in it.
fn open(dialog: &HtmlDialogElement) {
    // Not before the dialog stands: browsers complain of such buttons in another page's frame.
    let own = dialog.has_attribute(keys::ANSWERS);
    let places = ["[data-first]", ".leaf", ".actions .primary"];
    let mut found = places.into_iter().skip(if own { 2 } else { 0 });
    if let Some(first) = found.find_map(|place| dialog.query_selector(place).ok()?) {
        let _ = first.set_attribute("autofocus", "");
    }
    if focus::may_take() {
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
