//! Returns the focus when the element that has it is removed.
//!
//! Every removal of an element calls [`before_removal`]. It closes dialogs first, so that the browser
//! returns the focus to the element that had it when the dialog opened. If that element is gone, or
//! nothing had the focus, [`restore`] finds the next best place. A frame never takes the focus from its
//! host page, and never makes that page scroll.

use core::cell::RefCell;

use leptos::prelude::document;
use wasm_bindgen::JsCast;
use web_sys::{Element, FocusOptions, HtmlDialogElement, HtmlElement};

use crate::back;
use crate::clock;
use crate::event::on_window;
use crate::find::all;
use crate::frame;

/// Dialogs, notices and the tutorial: the focus returns from them.
const TEMPORARY: &str = "dialog, .notices, .examples, .tutorial";

/// The control outside of [`TEMPORARY`] that had the focus last.
#[derive(Default)]
struct LastFocused {
    element: Option<HtmlElement>,
    /// A selector for the same control in a rebuilt page; empty while the element is there.
    path: String,
}

thread_local! {
    static LAST_FOCUSED: RefCell<LastFocused> = RefCell::default();
}

/// Follows the focus for the lifetime of the page.
pub fn watch() {
    on_window("focusin", |event| {
        let target = event.target().and_then(|target| target.dyn_into().ok());
        let outside =
            |element: &HtmlElement| element.closest(TEMPORARY).is_ok_and(|at| at.is_none());
        if let Some(element) = target.filter(outside) {
            set_origin(Some(element));
        }
    });
}

/// Call this when a dialog is built. If nothing has the focus then, it goes to the hand or board when the
/// dialog closes.
pub fn before_dialog() {
    if active().is_none() {
        forget_origin();
    }
}

/// Call this when the game itself opens a dialog: the focus goes to the hand or board when
/// it closes.
pub fn forget_origin() {
    set_origin(None);
}

fn set_origin(element: Option<HtmlElement>) {
    LAST_FOCUSED.replace(LastFocused {
        element,
        path: String::new(),
    });
}

/// Call this before an element is removed. Closes the dialogs in it. If the focus is lost, it gets
/// another place before the next frame.
pub fn before_removal(element: &Element) {
    let mut has_dialog = false;
    let own = element.dyn_ref::<HtmlDialogElement>().cloned();
    for dialog in own.into_iter().chain(all(element, "dialog")) {
        if may_focus() {
            dialog.close();
        }
        has_dialog = true;
    }
    if back::has_over(element) {
        back::closed();
    }
    LAST_FOCUSED.with_borrow_mut(|origin| {
        let inside = |origin: &&HtmlElement| element.contains(Some(origin));
        if let Some(origin_element) = origin.element.as_ref().filter(inside) {
            origin.path = path(origin_element);
        }
    });
    if let Some(active) = active().filter(|active| element.contains(Some(active))) {
        let is_in_notice = active.closest(".notices").is_ok_and(|at| at.is_some());
        clock::before_frame(move || {
            // The focus goes from a notice to the next one.
            if !(is_in_notice && focus_first(".notices button")) {
                restore();
            }
        });
    } else if has_dialog {
        clock::before_frame(restore);
    }
}

/// Restores the focus if nothing has it: to its origin, else to the open dialog, the current piece
/// of the hand or board, or the first control of the page.
pub fn restore() {
    if active().is_some() {
        return;
    }
    let (element, path) = LAST_FOCUSED.with_borrow(|at| (at.element.clone(), at.path.clone()));
    let places = [
        ".friends .next",
        "dialog[open] :is(.leaf, .primary)",
        &path,
        CURRENT,
        TRICK,
        "main :is(button, [tabindex], select, input:checked)",
    ];
    let _ =
        element.is_some_and(|element| try_focus(&element)) || places.into_iter().any(focus_first);
}

/// The elements with pieces that the person presses.
pub const PIECES: &str = "[data-walk], #board";

/// The current piece of the hand or board.
const CURRENT: &str = ":is([data-walk], #board) [tabindex='0']";

/// The trick. It can have the focus while the hand is empty.
const TRICK: &str = ".trick[tabindex]";

/// Focuses the current piece of the hand or board.
pub fn focus_current_piece() {
    focus_first(CURRENT);
}

/// Focuses the current piece if it may be played, else the first piece that may, else the current one.
/// With no piece left, the trick has the focus until the next dialog.
pub fn focus_pieces() {
    let legal = "[data-state=legal]";
    let current = format!("{CURRENT}{legal}");
    let any = format!(":is({PIECES}) {legal}");
    if ![&current, &any, CURRENT].into_iter().any(focus_first) && focus_first(TRICK) {
        forget_origin();
    }
}

/// The same, if nothing or the trick has the focus.
pub fn keep_focus_in_pieces() {
    if active().is_none_or(|active| active.class_list().contains("trick")) {
        focus_pieces();
    }
}

/// Focuses the first element of a selector, if nothing has the focus, or a button that goes on or closes a dialog.
pub fn lead_on(selector: &str) {
    let leads = |at: Element| at.matches(".next, .primary").unwrap_or_default();
    if active().is_none_or(leads) {
        focus_first(selector);
    }
}

/// Focuses an element. Elements that are hidden, disabled or behind a dialog cannot have the focus.
pub fn focus(element: &HtmlElement) {
    // Scrolling to it inside a frame might also scroll the host page.
    focus_with(element, frame::host().is_some());
}

/// The same without scrolling to the element.
pub fn focus_without_scroll(element: &HtmlElement) {
    focus_with(element, true);
}

fn focus_with(element: &HtmlElement, prevent_scroll: bool) {
    if may_focus() {
        let options = FocusOptions::new();
        options.set_prevent_scroll(prevent_scroll);
        // It never fails for an element of the page.
        let _ = element.focus_with_options(&options);
    }
}

/// Focuses an element; returns whether it has the focus now.
fn try_focus(element: &HtmlElement) -> bool {
    focus(element);
    active().as_ref() == Some(element)
}

/// Whether the page may move the focus. A frame without the focus would take it from its host page.
#[must_use]
pub fn may_focus() -> bool {
    frame::host().is_none() || document().has_focus().unwrap_or(true)
}

/// The element that has the focus. If none has it, browsers return the body.
fn active() -> Option<Element> {
    let active = document().active_element();
    active.filter(|active| active.tag_name() != "BODY")
}

/// Focuses the first element of a selector that can have the focus; returns whether there is one.
pub fn focus_first(selector: &str) -> bool {
    let Some(root) = document().document_element() else {
        return false;
    };
    all(&root, selector).iter().any(try_focus)
}

/// A selector for the place of an element in the page: tag, first class and number of each ancestor.
fn path(element: &Element) -> String {
    let class = element.class_name();
    let class = class.split(' ').next().unwrap_or_default();
    let dot = if class.is_empty() { "" } else { "." };
    let (mut number, mut before) = (1, element.previous_element_sibling());
    while let Some(sibling) = before {
        number += 1;
        before = sibling.previous_element_sibling();
    }
    let step = format!("{}{dot}{class}:nth-child({number})", element.local_name());
    match element.parent_element() {
        Some(parent) => format!("{}>{step}", path(&parent)),
        None => step,
    }
}
