//! The dialog for playing with friends.

use leptos::prelude::untrack;
use protocol::peer_program::ToPeers;

use super::form::{Form, ways};
use super::host_view::{answering, inviting};
use super::now::{now, now_untracked};
use super::parts::news;
use super::seats_view::{actions, heading, reactions, seats};
use super::{FRAGMENT, SharedPage, link, table};
use crate::address;
use crate::dom::{Element, el};
use crate::shell::Shell;

/// A reply begins with one of these characters, an invitation does not: the fifth bit of the text says which
/// it is (docs/signaling.md).
const REPLY: [char; 2] = ['G', 'H'];

/// Fills the dialog: the ways to a table; then the table, with what has to be carried to and fro.
pub fn friends_dialog<G: SharedPage>(dialog: Element, shell: Shell<G>) -> Element {
    shell.load_guide();
    let text = carried_text();
    let invitation = match text {
        Some(text) if text.starts_with(REPLY) => {
            table::start(shell);
            link::post(&ToPeers::HandOver { text });
            String::new()
        }
        text => text.unwrap_or_default(),
    };
    if now_untracked().role.is_none() && invitation.is_empty() {
        untrack(|| table::resume(shell));
    }
    let form = Form::new(shell, invitation);
    let status = el("div.spoken")
        .attr("role", "status")
        .live_text(move || news(shell, &now()));
    let shown = move || {
        el("p.news")
            .attr("aria-hidden", "true")
            .live_text(move || news(shell, &now()))
    };
    let table = move || {
        vec![
            heading(shell),
            seats(shell),
            actions(shell),
            inviting(shell, form.stun),
            answering(shell, form.stun),
            reactions(shell),
        ]
    };
    let content = el("div.settings.friends")
        .show(move || now().news.is_some(), shown)
        .live(
            move || now().role.is_some(),
            move |has_table| {
                if has_table {
                    table()
                } else {
                    ways(shell, form)
                }
            },
        );
    dialog.child(content).child(status)
}

/// The invitation or the reply in the address. It is taken out: a reload must not use it again.
fn carried_text() -> Option<String> {
    let fragment = address::fragment()?;
    let text = fragment.strip_prefix(FRAGMENT)?.strip_prefix('=')?;
    address::remove_fragment();
    Some(text.into())
}
