//! The table with people at other devices: the person's actions, and the messages of the program.

use protocol::OnlineMatches;
use protocol::online_program::{Failure, FromOnline, ToOnline};
use session::hex;

use super::announce::announce;
use super::kept::KeptTable;
use super::pasted::is_of_another_game;
use super::people::{deal, lobby, name_of, own_name, react};
use super::status::{
    Lied, OnlineNotice, OnlineRole, OnlineStatus, PendingTask, change, forget, forget_match,
    latest, set_latest, status_untracked,
};
use super::{FRAGMENT, follow, link, stun};
use crate::address;
use crate::clock;
use crate::focus;
use crate::shell::{Dialog, Notice, Shell};
use crate::storage::BrowserStorage;

/// Loads the program and listens to it.
pub(super) fn start(shell: Shell) {
    let failed = move || {
        let role = status_untracked().role;
        change(|now| *now = OnlineStatus::default());
        announce(shell, OnlineNotice::NotLoaded);
        let again = match role {
            Some(OnlineRole::Guest) => ".friends .joining .next",
            _ => ".friends .opening .next",
        };
        // The form is there again then.
        clock::after(0, || {
            focus::focus_first(again);
        });
    };
    link::start(move |message| receive(shell, message), failed);
}

/// Opens a table on this device.
pub(super) fn open(
    shell: Shell,
    name: &str,
    options: String,
    (seats, sealed): (Vec<(String, String)>, bool),
) {
    start(shell);
    let (names, levels) = seats.into_iter().unzip();
    let Some(secret) = fresh_secret() else { return };
    change(|now| {
        *now = OnlineStatus {
            role: Some(OnlineRole::Host),
            ..OnlineStatus::default()
        };
    });
    link::post(&ToOnline::Open {
        name: name.into(),
        secret,
        options,
        levels,
        names,
        sealed,
    });
}

/// Joins a table: by an invitation, or in another window if the text is empty.
pub(super) fn join(shell: Shell, text: &str, name: &str, stun: &str) {
    if is_of_another_game(text) {
        return announce(shell, OnlineNotice::OtherGame);
    }
    start(shell);
    let Some(secret) = fresh_secret() else { return };
    change(|now| {
        now.role = Some(OnlineRole::Guest);
        (now.text, now.notice) = (None, None);
        now.wait = Some(if text.is_empty() {
            PendingTask::Windows
        } else {
            PendingTask::Text
        });
    });
    link::post(&ToOnline::Join {
        text: text.into(),
        name: name.into(),
        secret,
        stun: stun.into(),
    });
}

/// Makes an invitation.
pub(super) fn invite(stun: &str) {
    change(|now| (now.text, now.notice, now.wait) = (None, None, Some(PendingTask::Text)));
    link::post(&ToOnline::Invite { stun: stun.into() });
}

/// Opens the table again that this window had before a reload.
pub(super) fn resume(shell: Shell) {
    let Some(kept) = KeptTable::load(shell.info()) else {
        return;
    };
    start(shell);
    let role = if kept.is_host {
        OnlineRole::Host
    } else {
        OnlineRole::Guest
    };
    change(|now| now.role = Some(role));
    for text in kept.texts {
        link::post(&ToOnline::Kept { text });
    }
    link::post(&ToOnline::Restore { host: kept.is_host });
}

/// Begins another match with the same people.
pub(super) fn rematch() {
    link::post(&ToOnline::Rematch {});
}

/// The match elsewhere is over, and the seats are there for another one.
fn end_match(shell: Shell) {
    forget_match();
    follow::end(shell);
}

/// Leaves the table for good.
pub(super) fn leave(shell: Shell) {
    keep_match(shell);
    link::post(&ToOnline::Leave {});
    KeptTable::forget(shell.info());
    address::remove_fragment();
    forget();
    follow::end(shell);
}

/// Keeps the match so far, to be looked at later.
fn keep_match(shell: Shell) {
    let played = latest().filter(|latest| !latest.moves().is_empty());
    let kept = played.map(|played| {
        OnlineMatches::new(BrowserStorage, shell.chunk_game().reader()).keep(&played)
    });
    if kept.is_some_and(|kept| kept.is_err()) {
        shell.notify(Notice::NotSaved);
    }
}

/// 64 random hexadecimal digits; `None` in a browser without a source of randomness, where nothing could be
/// kept secret.
fn fresh_secret() -> Option<String> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).ok()?;
    Some(hex(&bytes))
}

/// A message of the program.
fn receive(shell: Shell, message: FromOnline) {
    match message {
        FromOnline::Text { text } => change(|now| {
            now.text = Some(text);
            now.wait = None;
        }),
        FromOnline::Connected {} => {
            change(|now| (now.text, now.wait) = (None, None));
            let now = status_untracked();
            if now.has_match {
                // A host hears who is back.
                if now.role == Some(OnlineRole::Guest) {
                    announce(shell, OnlineNotice::Again);
                }
                shell.close_dialog();
            }
        }
        FromOnline::Failed { why } => fail(shell, why),
        FromOnline::Lobby {
            you,
            seats,
            begun,
            sealed,
        } => {
            change(|now| now.is_sealed = sealed);
            if status_untracked().has_match && !begun {
                end_match(shell);
                if status_untracked().role == Some(OnlineRole::Guest) {
                    announce(shell, OnlineNotice::AsksAgain);
                }
                // A hand that closes takes the dialogs with it.
                clock::after(0, move || shell.open_dialog(Dialog::Online));
            }
            lobby(shell, you, seats, begun);
        }
        FromOnline::Deal { stage, waiting } => deal(shell, stage, &waiting),
        FromOnline::Match { text } => {
            let begins = !status_untracked().has_match;
            if set_latest(shell.chunk_game().reader(), text)
                && latest().is_some_and(|latest| latest.is_over())
            {
                keep_match(shell);
            }
            change(|now| (now.has_match, now.wait) = (true, None));
            if begins {
                change(|now| now.notice = None);
                shell.close_dialog();
            }
            // So a reload opens the table again.
            address::set_fragment(FRAGMENT);
            follow::begin(shell);
        }
        FromOnline::Keep { at, text, of } => {
            let is_host = status_untracked().role == Some(OnlineRole::Host);
            KeptTable::keep(shell.info(), is_host, at, &text, of);
        }
        FromOnline::Reacted { seat, reaction } => react(shell, seat, reaction),
        FromOnline::Lied {
            seat,
            kind,
            evidence,
        } => {
            keep_match(shell);
            let name = name_of(seat);
            announce(
                shell,
                OnlineNotice::Lied(Lied {
                    name,
                    kind,
                    evidence,
                }),
            );
            shell.open_dialog(Dialog::Online);
        }
        FromOnline::Lost {} => {
            change(|now| now.text = None);
            announce(shell, OnlineNotice::Lost);
            shell.open_dialog(Dialog::Online);
        }
        FromOnline::Gone {} => {
            keep_match(shell);
            announce(shell, OnlineNotice::Gone);
            shell.open_dialog(Dialog::Online);
        }
        FromOnline::Closed {} => {
            keep_match(shell);
            announce(shell, OnlineNotice::Closed);
            shell.open_dialog(Dialog::Online);
        }
        FromOnline::HandedOver { taken } => announce(shell, OnlineNotice::HandedOver(taken)),
        FromOnline::Invited { text } => {
            join(shell, &text, &own_name(), &stun::kept(shell));
            shell.open_dialog(Dialog::Online);
        }
    }
}

/// Something does not work. A guest who has no seat yet may try again, and an invitation whose reply was a wrong text
/// is still good.
fn fail(shell: Shell, why: Failure) {
    let before = status_untracked();
    let is_wrong_text = matches!(
        why,
        Failure::NoText | Failure::OtherInvitation | Failure::Invitation | Failure::Reply
    );
    let has_no_seat = before.role == Some(OnlineRole::Guest) && before.seats.is_empty();
    change(|now| {
        now.wait = None;
        if !is_wrong_text {
            now.text = None;
        }
        if has_no_seat || why == Failure::Table {
            now.role = None;
        }
    });
    announce(shell, OnlineNotice::Failed(why));
    if has_no_seat && is_wrong_text {
        // The fields are there again then.
        clock::after(0, || {
            focus::focus_first(".friends .joining input");
        });
    }
}
