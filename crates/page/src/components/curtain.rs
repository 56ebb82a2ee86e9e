//! The curtain between the turns of people who share a device.

use core::cell::Cell;

use cards::Seat;
use leptos::prelude::document;
use session::{Event, Table};
use wasm_bindgen::JsCast;
use web_sys::HtmlDialogElement;
use words::ShellWords;

use crate::clock;
use crate::dom::{Element, el, on_window};
use crate::focus;
use crate::shell::{MatchPage, MatchTask, Shell};
use crate::widgets::{button, modal_with_escape};

/// The time in milliseconds in which the button does nothing: the second tap of a double tap on a card, or
/// a key that is held, must not open the next hand.
const GUARD: u64 = 400;

thread_local! {
    /// Whether the hand closes when the window is hidden.
    static IS_WATCHED: Cell<bool> = const { Cell::new(false) };
}

/// The dialog that asks for the next person. Nobody's hand is on the page while it is open. The Escape key
/// does not open the hand.
pub(super) fn curtain<G: MatchPage>(shell: Shell<G>, seat: Seat) -> Element {
    watch_window(shell);
    shell.hide_dialog();
    focus::forget_origin();
    let since = clock::now();
    let ready = move || {
        if clock::now().saturating_sub(since) >= GUARD {
            shell.send(Event::Ready);
        }
    };
    let title = move || {
        let read = shell.with_session(|session| {
            let options = session.table()?.record().options();
            Some(shell.words().pass_to(options.name(seat)))
        });
        read.unwrap_or_default()
    };
    let show = shell.text(ShellWords::ready);
    modal_with_escape(title, show, ready, reopen, None, |dialog| {
        dialog.class("curtain").child(undo(shell))
    })
}

/// The button with which the person who has just moved takes the move back.
fn undo<G: MatchPage>(shell: Shell<G>) -> Element {
    let can_undo =
        move || shell.with_session(|session| session.table().is_some_and(Table::can_undo));
    el("p.actions").show(can_undo, move || {
        button(shell.text(ShellWords::undo), move || {
            shell.run_lazy(MatchTask::Undo.into());
        })
    })
}

/// Browsers close a dialog at the second Escape in a row: this one stays.
fn reopen() {
    let found = document().query_selector("dialog.curtain:not([open])");
    let dialog = found.ok().flatten();
    if let Some(dialog) = dialog.and_then(|found| found.dyn_into::<HtmlDialogElement>().ok()) {
        // It fails only for a dialog that is open already, or removed.
        let _ = dialog.show_modal();
    }
}

/// Closes the hand whenever the window is hidden, for the lifetime of the page: nobody knows who looks at
/// it next.
fn watch_window<G: MatchPage>(shell: Shell<G>) {
    if !IS_WATCHED.replace(true) {
        on_window("visibilitychange", move |_| {
            if document().hidden() {
                shell.cover();
            }
        });
    }
}
