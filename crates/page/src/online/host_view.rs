//! Connecting: what a host and a guest carry to each other.

use leptos::prelude::{Get, GetUntracked, RwSignal, Set};
use protocol::online_program::{SeatStatus, ToOnline};
use words::ShellGuide;

use super::form::Form;
use super::parts::{carried, field, guide_button, guide_text, next_button};
use super::pasted::with_pasted;
use super::people::own_name;
use super::scan::scanning;
use super::status::{OnlineRole, PendingTask, status};
use super::stun::stun_field;
use super::{FRAGMENT, REPLY, link, table};
use crate::dom::{Element, el};
use crate::shell::Shell;

/// Whether a host can invite somebody: a seat is open, or somebody has lost the connection.
fn can_invite() -> bool {
    let now = status();
    // Nobody else can have the seat of a person who has left the match.
    let is_missing = |seat: &SeatStatus| {
        seat.level.is_empty() && (!seat.taken || seat.away) && !now.has_left(seat)
    };
    now.role == Some(OnlineRole::Host) && now.seats.iter().any(is_missing)
}

/// Inviting: the invitation, and the reply that comes back.
pub(super) fn inviting(shell: Shell, stun: RwSignal<String>) -> Element {
    let reply = RwSignal::new(String::new());
    let make = move || {
        reply.set(String::new());
        table::invite(&stun.get_untracked());
    };
    let invite = move || {
        let invite = next_button(shell, ShellGuide::online_invite, make);
        el("p.actions").child(invite)
    };
    let is_made = || {
        let now = status();
        now.wait.is_some() || now.text.is_some()
    };
    el("section.inviting")
        .show(move || can_invite() && !is_made(), invite)
        .live(
            move || {
                let now = status();
                let text = now.text.filter(|_| now.role == Some(OnlineRole::Host));
                (text, shell.guide().map(|guide| guide.lang()))
            },
            move |(text, _)| match text {
                Some(text) => {
                    let mut parts = carried(shell, ShellGuide::online_send_link, FRAGMENT, &text);
                    parts.extend(replying(shell, reply, make));
                    parts
                }
                None => Vec::new(),
            },
        )
}

/// The field for the reply, the camera that reads it, and the button for another invitation.
fn replying(shell: Shell, reply: RwSignal<String>, make: impl Fn() + 'static) -> [Element; 3] {
    let accept = |text| link::post(&ToOnline::Accept { text });
    let scanned = move |text: String| {
        reply.set(text.clone());
        accept(text);
    };
    let connect = guide_button(shell, ShellGuide::online_connect, move || {
        with_pasted(shell, reply, accept);
    });
    // It comes after the button that sends the invitation.
    let connect = connect.class_when("next", move || !reply.get().trim().is_empty());
    let label = guide_text(shell, ShellGuide::online_reply);
    [
        field(label, reply),
        el("p.actions.connecting")
            .child(connect)
            .child(guide_button(shell, ShellGuide::online_new_invitation, make)),
        scanning(shell, scanned),
    ]
}

/// A guest's reply, until the connection is there; then, if it is lost, the field for a new invitation.
pub(super) fn answering(shell: Shell, form: Form) -> Element {
    let again = move || {
        let join = move |text: String| {
            table::join(shell, &text, &own_name(), &form.stun.get_untracked());
        };
        let scanned = move |text: String| {
            form.invitation.set(text.clone());
            join(text);
        };
        let by_text = next_button(shell, ShellGuide::online_join_now, move || {
            with_pasted(shell, form.invitation, join);
        });
        let windows = guide_button(shell, ShellGuide::online_windows, move || {
            join(String::new());
        });
        let label = guide_text(shell, ShellGuide::online_invitation);
        el("div.again")
            .child(field(label, form.invitation))
            .child(el("p.actions").child(by_text).child(windows))
            .child(scanning(shell, scanned))
    };
    el("section.answering")
        .live(
            move || {
                let now = status();
                let text = now.text.filter(|_| now.role == Some(OnlineRole::Guest));
                (text, shell.guide().map(|guide| guide.lang()))
            },
            move |(text, _)| match text {
                Some(text) => carried(shell, ShellGuide::online_send_back, REPLY, &text),
                None => Vec::new(),
            },
        )
        .show(is_asked_again, again)
        .live(
            || status().wait,
            move |wait| {
                let note = wait.map(|wait| {
                    let text = guide_text(shell, move |guide: &'static ShellGuide| match wait {
                        PendingTask::Text => guide.online_preparing(),
                        PendingTask::Windows => guide.online_looking(),
                    });
                    el("p.note").attr("role", "status").live_text(text)
                });
                note.into_iter().collect()
            },
        )
}

/// Whether a guest needs a new invitation.
fn is_asked_again() -> bool {
    let now = status();
    now.is_cut_off() && now.text.is_none()
}

/// The field for a STUN server, while there is a connection to be made.
pub(super) fn stun(shell: Shell, stun: RwSignal<String>) -> Element {
    let field = move || stun_field(shell, stun);
    el("div").show(|| can_invite() || is_asked_again(), field)
}
