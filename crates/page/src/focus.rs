//! Returns the focus when the element that has it is removed.
//!
//! Every removal of an element calls [`leaving`]. It closes dialogs first, so that the browser returns
//! the focus to where it was when the dialog opened. If that element is gone, or nothing had the focus,
//! [`restore`] finds the next best place. A frame never takes the focus from the page around it, and
//! never makes that page scroll.

use core::cell::RefCell;

use leptos::prelude::document;
use wasm_bindgen::JsCast;
use web_sys::{Element, FocusOptions, HtmlDialogElement, HtmlElement};

use super::dom::on_window;
use crate::clock;
use crate::frame;

/// Dialogs, notices and the tutorial: the focus returns from them.
const PASSING: &str = "dialog, .notices, .lesson";

/// The control outside of [`PASSING`] that had the focus last.
#[derive(Default)]
struct Origin {
    element: Option<HtmlElement>,
    /// Finds the same control in a page that was rebuilt; empty while the element stands.
    path: String,
}

thread_local! {
    static ORIGIN: RefCell<Origin> = RefCell::default();
}

/// Follows the focus for as long as the page is there.
pub fn watch() {
    on_window("focusin", |event| {
        let target = event.target().and_then(|target| target.dyn_into().ok());
        let outside = |element: &HtmlElement| element.closest(PASSING).is_ok_and(|at| at.is_none());
        if let Some(element) = target.filter(outside) {
            come_from(Some(element));
        }
    });
}

/// Call this when a dialog is built. If nothing has the focus then, it goes to the hand afterwards.
pub fn opening() {
    if active().is_none() {
        forget();
    }
}

/// Call this when the game itself opens a dialog: afterwards the focus goes to the hand.
pub fn forget() {
    come_from(None);
}

fn come_from(element: Option<HtmlElement>) {
    ORIGIN.replace(Origin {
        element,
        path: String::new(),
    });
}

/// Call this before an element is removed. Closes the dialogs in it. If the focus is lost by that, it
/// has another place before the next frame.
pub fn leaving(element: &Element) {
    let mut lost = false;
    let own = element.dyn_ref::<HtmlDialogElement>().cloned();
    for dialog in own.into_iter().chain(all(element, "dialog")) {
        if may_take() {
            dialog.close();
        }
        lost = true;
    }
    ORIGIN.with_borrow_mut(|origin| {
        let inside = |origin: &&HtmlElement| element.contains(Some(origin));
        if let Some(origin_element) = origin.element.as_ref().filter(inside) {
            origin.path = path(origin_element);
        }
    });
    if let Some(active) = active().filter(|active| element.contains(Some(active))) {
        let of_notice = active.closest(".notices").is_ok_and(|at| at.is_some());
        clock::before_frame(move || {
            // From a notice to the next one.
            if !(of_notice && first_of(".notices button")) {
                restore();
            }
        });
    } else if lost {
        clock::before_frame(restore);
    }
}

/// Returns the focus, if nothing has it: to where it was, else into the open dialog, to the hand's
/// current card, or to the first control of the page.
pub fn restore() {
    if active().is_some() {
        return;
    }
    let (element, path) = ORIGIN.with_borrow(|at| (at.element.clone(), at.path.clone()));
    let places = [
        "dialog[open] :is(.leaf, .primary)",
        &path,
        HAND,
        TRICK,
        "main :is(button, [tabindex], select, input:checked)",
    ];
    let _ = element.is_some_and(|element| is_taken(&element)) || places.into_iter().any(first_of);
}

/// The hand's current card.
const HAND: &str = "#hand [tabindex='0']";

/// The trick, which can have the focus while the hand is empty.
const TRICK: &str = ".trick[tabindex]";

/// Puts the focus on the hand's current card.
pub fn to_current_card() {
    first_of(HAND);
}

/// Puts the focus on a card that may be played, best of all the current one; if none may, on that. With
/// no card left, the trick has it until something is asked.
pub fn to_hand() {
    let legal = "[data-state=legal]";
    let current = format!("{HAND}{legal}");
    let any = format!("#hand {legal}");
    if ![&current, &any, HAND].into_iter().any(first_of) && first_of(TRICK) {
        forget();
    }
}

/// The same, if nothing has the focus, or the trick has kept it.
pub fn stay_in_hand() {
    if active().is_none_or(|active| active.class_list().contains("trick")) {
        to_hand();
    }
}

/// Moves the focus to an element. Elements that are hidden, disabled or behind a dialog cannot have it.
pub fn take(element: &HtmlElement) {
    // Scrolling to it inside a frame might also scroll the page around.
    take_and(element, frame::host().is_some());
}

/// The same, and nothing scrolls to show it.
pub fn take_still(element: &HtmlElement) {
    take_and(element, true);
}

fn take_and(element: &HtmlElement, stay: bool) {
    if may_take() {
        let how = FocusOptions::new();
        how.set_prevent_scroll(stay);
        // It fails for no element that is there.
        let _ = element.focus_with_options(&how);
    }
}

/// The same; returns whether the element has the focus now.
fn is_taken(element: &HtmlElement) -> bool {
    take(element);
    active().as_ref() == Some(element)
}

/// Whether the page may move the focus. A frame without the focus would take it from the page around.
#[must_use]
pub fn may_take() -> bool {
    frame::host().is_none() || document().has_focus().unwrap_or(true)
}

/// The element that has the focus. Where nothing has it, browsers say the body.
fn active() -> Option<Element> {
    let active = document().active_element();
    active.filter(|active| active.tag_name() != "BODY")
}

fn first_of(selector: &str) -> bool {
    let Some(root) = document().document_element() else {
        return false;
    };
    all(&root, selector).iter().any(is_taken)
}

/// All elements inside `root` that a selector finds; none for an invalid selector.
fn all<T: JsCast>(root: &Element, selector: &str) -> Vec<T> {
    let Ok(found) = root.query_selector_all(selector) else {
        return Vec::new();
    };
    (0..found.length())
        .filter_map(|at| found.get(at)?.dyn_into().ok())
        .collect()
}

/// A selector for the element's place in the page: tag, first class and number of each ancestor.
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
