//! The table with people elsewhere: what the person does there, and what the program tells.

use leptos::prelude::untrack;
use protocol::peer_program::{Failure, FromPeers, SeatNow, ToPeers};
use session::hex;

use super::kept::KeptTable;
use super::now::{
    News, Role, TableNow, change, forget, forget_match, now_untracked, set_match_text,
};
use super::telling::tell;
use super::{FRAGMENT, SharedPage, follow, link};
use crate::address;
use crate::clock;
use crate::shell::{Dialog, Shell};

/// Loads the program and listens to it.
pub(super) fn start<G: SharedPage>(shell: Shell<G>) {
    let failed = || change(|now| now.news = Some(News::Failed(Failure::Unsupported)));
    link::start(move |message| receive(shell, message), failed);
}

/// Opens a table on this device.
pub(super) fn open<G: SharedPage>(
    shell: Shell<G>,
    name: &str,
    options: String,
    seats: Vec<(String, String)>,
) {
    start(shell);
    let (names, levels) = seats.into_iter().unzip();
    let Some(secret) = fresh_secret() else { return };
    change(|now| {
        *now = TableNow {
            role: Some(Role::Host),
            ..TableNow::default()
        };
    });
    link::post(&ToPeers::Open {
        name: name.into(),
        secret,
        options,
        levels,
        names,
    });
}

/// Joins a table: by an invitation, or in another window if the text is empty.
pub(super) fn join<G: SharedPage>(shell: Shell<G>, text: &str, name: &str, stun: &str) {
    start(shell);
    let Some(secret) = fresh_secret() else { return };
    change(|now| {
        now.role = Some(Role::Guest);
        (now.text, now.news, now.is_preparing) = (None, None, true);
    });
    link::post(&ToPeers::Join {
        text: text.into(),
        name: name.into(),
        secret,
        stun: stun.into(),
    });
}

/// Makes an invitation.
pub(super) fn invite(stun: &str) {
    change(|now| (now.text, now.news, now.is_preparing) = (None, None, true));
    link::post(&ToPeers::Invite { stun: stun.into() });
}

/// Opens the table again that this window had before a reload.
pub(super) fn resume<G: SharedPage>(shell: Shell<G>) {
    let Some(kept) = KeptTable::load::<G>() else {
        return;
    };
    start(shell);
    let role = if kept.is_host {
        Role::Host
    } else {
        Role::Guest
    };
    change(|now| now.role = Some(role));
    for text in kept.texts {
        link::post(&ToPeers::Kept { text });
    }
    link::post(&ToPeers::Restore { host: kept.is_host });
}

/// Begins another match with the same people.
pub(super) fn rematch() {
    link::post(&ToPeers::Rematch {});
}

/// The match elsewhere is over, and the seats are there for another one.
fn end_match<G: SharedPage>(shell: Shell<G>) {
    forget_match();
    follow::end(shell);
}

/// Leaves the table for good.
pub(super) fn leave<G: SharedPage>(shell: Shell<G>) {
    link::post(&ToPeers::Leave {});
    KeptTable::forget::<G>();
    address::remove_fragment();
    forget();
    follow::end(shell);
}

/// 64 random hexadecimal digits; `None` in a browser without a source of randomness, where nothing could be
/// kept secret.
fn fresh_secret() -> Option<String> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).ok()?;
    Some(hex(&bytes))
}

/// A message of the program.
fn receive<G: SharedPage>(shell: Shell<G>, message: FromPeers) {
    match message {
        FromPeers::Text { text } => change(|now| {
            now.text = Some(text);
            now.is_preparing = false;
        }),
        FromPeers::Connected {} => {
            change(|now| (now.text, now.is_preparing) = (None, false));
            if now_untracked().has_match {
                tell(shell, News::Again);
                shell.close_dialog();
            }
        }
        FromPeers::Failed { why } => fail(shell, why),
        FromPeers::Lobby { you, seats, begun } => {
            if now_untracked().has_match && !begun {
                end_match(shell);
                // A hand that closes takes the dialogs with it.
                clock::after(0, move || shell.open_dialog(Dialog::Friends));
            }
            lobby(shell, you, seats);
        }
        FromPeers::Match { text } => {
            let begins = !now_untracked().has_match;
            set_match_text(text);
            change(|now| (now.has_match, now.is_preparing) = (true, false));
            if begins {
                shell.close_dialog();
            }
            // So a reload opens the table again.
            address::set_fragment(FRAGMENT);
            follow::begin(shell);
        }
        FromPeers::Keep { at, text, of } => {
            let is_host = now_untracked().role == Some(Role::Host);
            KeptTable::keep::<G>(is_host, at, &text, of);
        }
        FromPeers::Reacted { seat, reaction } => react(shell, seat, reaction),
        FromPeers::Lied { lie } => tell(shell, News::Lied(lie)),
        FromPeers::Lost {} => {
            change(|now| now.text = None);
            tell(shell, News::Lost);
            shell.open_dialog(Dialog::Friends);
        }
        FromPeers::Closed {} => {
            tell(shell, News::Closed);
            shell.open_dialog(Dialog::Friends);
        }
        FromPeers::HandedOver { taken } => tell(shell, News::HandedOver(taken)),
    }
}

/// Something does not work. A guest who has no seat yet may try again.
fn fail<G: SharedPage>(shell: Shell<G>, why: Failure) {
    change(|now| {
        (now.text, now.is_preparing) = (None, false);
        let has_no_seat = now.role == Some(Role::Guest) && now.seats.is_empty();
        if has_no_seat || why == Failure::Table {
            now.role = None;
        }
    });
    tell(shell, News::Failed(why));
}

/// The seats are these now. Tells who has come.
fn lobby<G: SharedPage>(shell: Shell<G>, you: usize, seats: Vec<SeatNow>) {
    let before = now_untracked();
    let is_new = |(at, seat): &(usize, &SeatNow)| {
        let was_taken = before
            .seats
            .get(*at)
            .is_some_and(|seat| seat.taken && !seat.away);
        *at != you && seat.taken && !seat.away && seat.level.is_empty() && !was_taken
    };
    let come = seats.iter().enumerate().find(is_new);
    let come = come.map(|(_, seat)| seat.name.clone());
    change(|now| {
        (now.you, now.seats, now.is_preparing) = (you, seats, false);
    });
    if let Some(name) = come.filter(|_| !before.seats.is_empty()) {
        tell(shell, News::Here(name));
    }
}

/// Shows and speaks what somebody says.
fn react<G: SharedPage>(shell: Shell<G>, seat: usize, reaction: usize) {
    let now = now_untracked();
    let name = now.seats.get(seat).map_or("", |seat| &seat.name);
    if let Some(guide) = untrack(|| shell.guide()) {
        let texts = guide.friends_reactions();
        if let Some(text) = texts.get(reaction) {
            shell.set_remark(guide.friends_reacted(name.to_owned(), *text));
        }
    }
}
