//! Leaving an online table.

use leptos::prelude::untrack;
use protocol::online_program::SeatStatus;
use words::ShellWords;

use super::asked::{Question, asking};
use super::status::{OnlineNotice, OnlineRole, latest, status, status_untracked};
use super::table;
use crate::dom::{Element, el};
use crate::shell::Shell;

/// The heading of the part with the seats, once they are known, and the button that leaves the table: away from all
/// that one presses without a thought.
pub(super) fn heading(shell: Shell) -> Element {
    let heading = move || el("h3").live_text(shell.text(ShellWords::players));
    el("div.head")
        .show(move || !status().seats.is_empty(), heading)
        .child(leaving(shell))
}

/// The button that leaves the table. It asks first if that is a loss for somebody.
fn leaving(shell: Shell) -> Element {
    let name = move || shell.guide().map_or("", |guide| guide.online_leave());
    let question = move || {
        untrack(|| {
            let (now, guide) = (status_untracked(), shell.guide()?);
            let text = if now.role == Some(OnlineRole::Guest) {
                guide.online_leave_ask()
            } else {
                guide.online_close_ask()
            };
            let is_person = |seat: &&SeatStatus| seat.taken && seat.level.is_empty();
            let has_others = now.seats.iter().filter(is_person).count() > 1;
            let is_over = latest().is_some_and(|latest| latest.is_over());
            let is_gone = now.is_dead() || now.notice == Some(OnlineNotice::Gone);
            let is_loss = has_others && !is_gone && !is_over;
            is_loss.then(|| Question {
                text: text.into(),
                no: guide.online_stay(),
            })
        })
    };
    let dress = |button: Element| button.class_when("next", || status().is_dead());
    asking(name, dress, question, move || table::leave(shell))
}
