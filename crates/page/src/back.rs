//! The browser's Back closes what lies over the page before it leaves the page.
//!
//! While a dialog or the tutorial is open, the history has one more entry for the page, with a mark. Back leaves
//! this entry, and the topmost of them gets what the Escape key would do. If it is closed in another way, the
//! page goes back by itself, so that no entry is left over. On Android the browser closes a modal dialog itself.
//!
//! In a frame there is no such entry: it would be one of the host page.

use core::cell::Cell;

use leptos::prelude::{document, window};
use web_sys::{Event, History, HtmlElement};

use crate::address;
use crate::clock;
use crate::event::on_window;
use crate::find::all;
use crate::frame;

/// What lies over the page.
const OVER: &str = "dialog, .examples, .tutorial";

/// The mark of the entry: the state that the browser keeps with it.
const MARK: &str = "over";

/// The mark of the entry below it. A link that is opened has an entry without a mark.
const BELOW: &str = "below";

/// The milliseconds after which a browser that was on its way back when a link was opened has arrived, or does not go
/// back any more.
const ARRIVAL: u32 = 2_000;

/// The current entry of the history.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Entry {
    /// The one of the page, or of a link.
    Own,
    /// The one with the mark.
    Over,
    /// The one with the mark, and the browser is on its way back.
    Leaving,
    /// The browser is on its way back, and a link was opened meanwhile. It arrives all the same.
    LeavingLink,
}

thread_local! {
    static ENTRY: Cell<Entry> = const { Cell::new(Entry::Own) };
    /// Whether the next change of the fragment is the page's own.
    static IS_OWN_CHANGE: Cell<bool> = const { Cell::new(false) };
}

/// Runs a closure when another fragment of the address is opened: by a link, or by Back and Forward.
pub fn on_fragment(run: impl Fn() + 'static) {
    on_window("hashchange", move |_| {
        if !IS_OWN_CHANGE.take() {
            run();
        }
    });
}

/// Follows Back and Forward for the lifetime of the page. `opens` tells whether the fragment of the address opens
/// something, `close` closes what lies over the page and is no dialog.
pub(crate) fn watch(opens: impl Fn() -> bool + 'static, close: impl Fn() + 'static) {
    address::has_other_fragment();
    if has_mark(MARK) {
        // The page was reloaded with something open.
        ENTRY.set(Entry::Over);
    }
    on_window("popstate", move |_| {
        let is_other = address::has_other_fragment();
        match ENTRY.replace(Entry::Own) {
            Entry::Leaving if is_other && !has_mark(BELOW) => {
                address::want(window().location().href().ok());
                ENTRY.set(Entry::LeavingLink);
                clock::after(ARRIVAL, stay);
            }
            Entry::Leaving => arrive(true),
            // It has gone back from the link's entry only.
            Entry::LeavingLink if has_mark(MARK) => {
                ENTRY.set(Entry::LeavingLink);
                back();
            }
            Entry::LeavingLink => arrive(false),
            // An entry that was left by a link from a dialog.
            _ if has_mark(MARK) && !is_over() => go_back(None),
            // The new dialog takes the place of the open one.
            _ if is_other && opens() => {}
            _ => close_topmost(&close),
        }
    });
}

/// Call this when something opens over the page.
pub(crate) fn opened() {
    if frame::host().is_some() || ENTRY.get() != Entry::Own {
        return;
    }
    // A browser may refuse if there are many in a short time. Then Back leaves the page, as it always has.
    let push = |all: History| {
        all.replace_state_with_url(&BELOW.into(), "", None)?;
        all.push_state(&MARK.into(), "")
    };
    if history().is_some_and(|all| push(all).is_ok()) {
        ENTRY.set(Entry::Over);
    }
}

/// Call this when something that lies over the page is removed.
pub(crate) fn closed() {
    // Another dialog may take its place at once.
    clock::after(0, || {
        if ENTRY.get() == Entry::Over && !is_over() {
            go_back(window().location().href().ok());
        }
    });
}

/// Whether this element, or one in it, lies over the page.
pub(crate) fn has_over(element: &web_sys::Element) -> bool {
    element.matches(OVER).unwrap_or_default()
        || element.query_selector(OVER).is_ok_and(|at| at.is_some())
}

fn go_back(wanted: Option<String>) {
    ENTRY.set(Entry::Leaving);
    address::want(wanted);
    back();
}

fn back() {
    if let Some(all) = history() {
        // It fails only for a page that is not active.
        let _ = all.back();
    }
}

/// The browser has not gone back since a link was opened: the link took the place of the way back, or what looked like
/// a link was where a person has gone back to.
fn stay() {
    if ENTRY.get() == Entry::LeavingLink {
        ENTRY.set(Entry::Own);
        address::want(None);
        if is_over() {
            opened();
        }
    }
}

/// The browser has gone back because the page asked it to. A fragment that it shows then is the page's own, or that
/// of a link.
fn arrive(is_own: bool) {
    let here = window().location().href().unwrap_or_default();
    // What has closed may have changed the address of the entry that is left, and others may have done so since.
    if let Some(wanted) = address::take_wanted().filter(|wanted| *wanted != here) {
        let fragment = |address: &str| address.split_once('#').map(|(_, text)| text.to_owned());
        IS_OWN_CHANGE.set(is_own && fragment(&wanted) != fragment(&here));
        if let Some(all) = history() {
            // If the browser refuses, the old address stays.
            let _ = all.replace_state_with_url(&BELOW.into(), "", Some(&wanted));
            address::has_other_fragment();
        }
    }
    if is_over() {
        opened();
    }
}

/// Does what the Escape key would do. If something else is open below, Back will close that next.
fn close_topmost(close: &impl Fn()) {
    let before = over();
    match before.last().filter(|last| last.tag_name() == "DIALOG") {
        Some(dialog) => {
            if let Ok(event) = Event::new("cancel") {
                // It fails only for an event that is under way.
                let _ = dialog.dispatch_event(&event);
            }
        }
        None if before.is_empty() => {}
        None => close(),
    }
    clock::after(0, move || {
        if (1..before.len()).contains(&over().len()) {
            opened();
        }
    });
}

fn is_over() -> bool {
    !over().is_empty()
}

fn over() -> Vec<HtmlElement> {
    let root = document().document_element();
    root.map(|root| all(&root, OVER)).unwrap_or_default()
}

/// Whether the current entry has this mark.
fn has_mark(mark: &str) -> bool {
    let state = history().and_then(|all| all.state().ok());
    state.and_then(|state| state.as_string()).as_deref() == Some(mark)
}

fn history() -> Option<History> {
    window().history().ok()
}
