//! Connecting: what a host and a guest carry to each other.

use leptos::prelude::{GetUntracked, RwSignal, Set};
use protocol::peer_program::ToPeers;
use words::ShellGuide;

use super::now::{News, Role, now, now_untracked};
use super::parts::{carried, field, guide_button, guide_text, next_button};
use super::scan::scanning;
use super::{FRAGMENT, REPLY, SharedPage, link, table};
use crate::dom::{Element, el};
use crate::shell::Shell;

/// Whether a host can invite somebody: a seat is open, or somebody has lost the connection.
fn can_invite() -> bool {
    let now = now();
    let is_missing = |seat: &protocol::peer_program::SeatNow| {
        seat.level.is_empty() && (!seat.taken || seat.away)
    };
    now.role == Some(Role::Host) && now.seats.iter().any(is_missing)
}

/// Inviting: the invitation, and the reply that comes back.
pub(super) fn inviting<G: SharedPage>(shell: Shell<G>, stun: RwSignal<String>) -> Element {
    let reply = RwSignal::new(String::new());
    let invite = move || {
        let invite = next_button(shell, ShellGuide::friends_invite, move || {
            reply.set(String::new());
            table::invite(&stun.get_untracked());
        });
        el("p.actions").child(invite)
    };
    el("section.inviting")
        .show(move || can_invite() && !now().is_preparing, invite)
        .live(
            move || {
                let now = now();
                let text = now.text.filter(|_| now.role == Some(Role::Host));
                (text, shell.guide().map(|guide| guide.lang()))
            },
            move |(text, _)| match text {
                Some(text) => {
                    let mut parts = carried(shell, ShellGuide::friends_send_link, FRAGMENT, &text);
                    parts.extend(replying(shell, reply));
                    parts
                }
                None => Vec::new(),
            },
        )
}

/// The field for the reply, and the camera that reads it.
fn replying<G: SharedPage>(shell: Shell<G>, reply: RwSignal<String>) -> [Element; 3] {
    let accept = move || {
        let text = reply.get_untracked();
        if !text.trim().is_empty() {
            link::post(&ToPeers::Accept { text });
        }
    };
    let scanned = move |text| {
        reply.set(text);
        accept();
    };
    let connect = next_button(shell, ShellGuide::friends_connect, accept);
    let label = guide_text(shell, ShellGuide::friends_reply);
    [
        field(label, reply),
        el("p.actions").child(connect),
        scanning(shell, scanned),
    ]
}

/// A guest's reply, until the connection is there; then, if it is lost, the field for a new invitation.
pub(super) fn answering<G: SharedPage>(shell: Shell<G>, stun: RwSignal<String>) -> Element {
    let invitation = RwSignal::new(String::new());
    let join = move || {
        let text = invitation.get_untracked();
        if !text.trim().is_empty() {
            table::join(shell, &text, &own_name(), &stun.get_untracked());
        }
    };
    let scanned = move |text| {
        invitation.set(text);
        join();
    };
    let again = move || {
        let join = next_button(shell, ShellGuide::friends_join_now, join);
        let windows = guide_button(shell, ShellGuide::friends_windows, move || {
            table::join(shell, "", &own_name(), "");
        });
        let label = guide_text(shell, ShellGuide::friends_invitation);
        el("div.again")
            .child(field(label, invitation))
            .child(el("p.actions").child(join).child(windows))
            .child(scanning(shell, scanned))
    };
    el("section.answering")
        .live(
            move || {
                let now = now();
                let text = now.text.filter(|_| now.role == Some(Role::Guest));
                (text, shell.guide().map(|guide| guide.lang()))
            },
            move |(text, _)| match text {
                Some(text) => carried(shell, ShellGuide::friends_send_back, REPLY, &text),
                None => Vec::new(),
            },
        )
        .show(
            move || {
                let now = now();
                let is_lost = matches!(now.news, Some(News::Lost | News::Gone));
                now.role == Some(Role::Guest) && is_lost && now.text.is_none()
            },
            again,
        )
        .live(
            move || now().is_preparing,
            move |preparing| {
                let text = guide_text(shell, ShellGuide::friends_preparing);
                preparing
                    .then(|| el("p.note").live_text(text))
                    .into_iter()
                    .collect()
            },
        )
}

/// The name that the person here has at the table.
fn own_name() -> String {
    let now = now_untracked();
    let own = now.seats.get(now.you);
    own.map_or_else(String::new, |seat| seat.name.clone())
}
