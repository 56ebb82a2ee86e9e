//! The hand-over screen between the turns of people who share a device.

use cards::Seat;
use leptos::prelude::document;
use session::{Event, Switch, Table};
use wasm_bindgen::JsCast;
use web_sys::HtmlDialogElement;
use words::ShellWords;

use crate::clock;
use crate::dom::{Element, el, on_window};
use crate::focus;
use crate::shell::{Act, Shell};
use crate::widgets::{button, modal_with_escape};

/// The time in milliseconds in which the button does nothing: the second tap of a double tap on a card, or
/// a key that is held, must not open the next hand.
const GUARD: u64 = 400;

/// Shows the hand-over screen whenever the table waits for a person to take the device, for the lifetime of the page.
/// The hand also closes when the window is hidden: nobody knows who looks at it next.
pub(super) fn watch(shell: Shell) {
    on_window("visibilitychange", move |_| {
        if document().hidden() {
            shell.cover();
        }
    });
    let waits_for = move || {
        let plays_forced = shell.is_on(Switch::PlayForced);
        shell.with_session(|session| session.table()?.hand_over(plays_forced))
    };
    let dialog = move |seat: Option<Seat>| {
        let dialog = seat.map(|seat| hand_over(shell, seat));
        dialog.into_iter().collect()
    };
    let place = el("div").live(waits_for, dialog);
    // A page has a body, and it takes one more child.
    let _ = document()
        .body()
        .map(|body| body.append_child(&place.node()));
}

/// The dialog that asks for the next person. Nobody's hand is on the page while it is open. The Escape key
/// does not open the hand.
fn hand_over(shell: Shell, seat: Seat) -> Element {
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
    modal_with_escape(title, show, ready, reopen, Some(undo(shell)), |dialog| {
        dialog.class("hand-over")
    })
}

/// The button with which the person who has just moved takes the move back.
fn undo(shell: Shell) -> Element {
    let can_undo =
        move || shell.with_session(|session| session.table().is_some_and(Table::can_undo));
    el("span").show(can_undo, move || {
        button(shell.text(ShellWords::undo), move || {
            shell.act(Act::Undo);
        })
    })
}

/// Browsers close a dialog at the second Escape in a row: this one stays.
fn reopen() {
    let found = document().query_selector("dialog.hand-over:not([open])");
    let dialog = found.ok().flatten();
    if let Some(dialog) = dialog.and_then(|found| found.dyn_into::<HtmlDialogElement>().ok()) {
        // It fails only for a dialog that is open already, or removed.
        let _ = dialog.show_modal();
    }
}
