//! The dialog of online tables.

use leptos::prelude::{Get, Memo, untrack};
use protocol::online_program::{Failure, ToOnline};
use wasm_bindgen::JsCast;
use web_sys::{Event, HtmlElement, KeyboardEvent};

use super::announce::announce;
use super::form::{Form, ways};
use super::host_view::{answering, inviting, stun};
use super::kept::KeptTable;
use super::leaving::heading;
use super::parts::{evidence, notice_text};
use super::seats_view::{actions, reactions, sealed_note, seats, waiting};
use super::status::{OnlineNotice, OnlineRole, status, status_untracked};
use super::{FRAGMENT, REPLY, link, table};
use crate::address;
use crate::clock;
use crate::dom::{Element, effect, el};
use crate::focus;
use crate::shell::Shell;

/// Fills the dialog: the ways to a table; then the table, with what has to be carried to and fro.
pub fn online_dialog(dialog: Element, shell: Shell) -> Element {
    shell.load_guide();
    let carried = Carried::take();
    if let Some(text) = carried.reply {
        table::start(shell);
        link::post(&ToOnline::HandOver { text });
    }
    let invitation = carried.invitation;
    match status_untracked().role {
        // A guest who comes back may have a new invitation.
        None if invitation.is_empty() || KeptTable::is_guest(shell.info()) => {
            untrack(|| table::resume(shell));
        }
        Some(OnlineRole::Host) if !invitation.is_empty() => {
            announce(shell, OnlineNotice::Failed(Failure::Invitation));
        }
        _ => {}
    }
    let form = Form::new(shell, invitation);
    lead_on();
    let spoken = el("div.spoken")
        .attr("role", "status")
        .live_text(move || notice_text(shell, &status()));
    let shown = move || {
        el("p.news")
            .attr("aria-hidden", "true")
            .live_text(move || notice_text(shell, &status()))
    };
    let table = move || {
        vec![
            heading(shell),
            sealed_note(shell),
            seats(shell),
            actions(shell),
            waiting(shell),
            inviting(shell, form.stun),
            answering(shell, form),
            stun(shell, form.stun),
            reactions(shell),
        ]
    };
    let content = el("div.settings.friends")
        .on("keydown", |event| enter_goes_on(&event))
        .show(move || status().notice.is_some(), shown)
        .child(evidence(shell))
        .live(
            move || status().role.is_some(),
            move |has_table| {
                if has_table {
                    table()
                } else {
                    ways(shell, form)
                }
            },
        );
    dialog.child(content).child(spoken)
}

/// Enter in a field presses the button that goes on: that of its section, or the only one.
fn enter_goes_on(event: &Event) {
    let Some(key) = event.dyn_ref::<KeyboardEvent>() else {
        return;
    };
    let field = event.target().and_then(|target| {
        let element: web_sys::Element = target.dyn_into().ok()?;
        element.closest("input[type='text']:not([readonly])").ok()?
    });
    // Enter also ends a word that is being composed of several keys.
    let Some(field) = field.filter(|_| key.key() == "Enter" && !key.is_composing()) else {
        return;
    };
    let around = ["section", ".friends"];
    let next = around.into_iter().find_map(|part| {
        let buttons = field
            .closest(part)
            .ok()??
            .query_selector_all(".next")
            .ok()?;
        buttons.item(0).filter(|_| buttons.length() == 1)
    });
    if let Some(button) = next.and_then(|next| next.dyn_into::<HtmlElement>().ok()) {
        event.prevent_default();
        button.click();
    }
}

/// Moves the focus to the next step at the table, unless the person is elsewhere: the focus must be on nothing, or
/// on another button that goes on. A text to carry is sent before anything else.
fn lead_on() {
    let step = Memo::new(|_| {
        let now = status();
        (now.text.is_some(), !now.seats.is_empty(), now.is_cut_off())
    });
    effect(move || {
        let next = match step.get() {
            (true, ..) => ".friends .sending .next",
            (_, true, _) => ".friends .next",
            _ => return,
        };
        clock::before_frame(|| focus::lead_on(next));
    });
}

/// What the address brings.
#[derive(Default)]
struct Carried {
    /// A text to hand over if it is a reply.
    reply: Option<String>,
    /// An invitation, or empty.
    invitation: String,
}

impl Carried {
    /// Takes the text out of the address: a reload must not use it again.
    fn take() -> Self {
        let fragment = address::fragment().unwrap_or_default();
        let Some((name, text)) = fragment.split_once('=') else {
            return Self::default();
        };
        let text = text.to_owned();
        let carried = match name {
            REPLY => Self {
                reply: Some(text),
                invitation: String::new(),
            },
            // Links of replies had the name of invitations once.
            FRAGMENT => Self {
                reply: Some(text.clone()),
                invitation: text,
            },
            _ => return Self::default(),
        };
        address::remove_fragment();
        carried
    }
}
