//! The table with people elsewhere: what the person does there, and what the program tells.

use leptos::prelude::{untrack, window};
use protocol::GameFormat;
use protocol::peer_program::{Failure, FromPeers, SeatNow, ToPeers};
use session::hex;
use wasm_bindgen::JsCast;
use web_sys::Storage;

use super::now::{News, Role, TableNow, change, forget, now_untracked, set_match_text};
use super::telling::tell;
use super::{SharedPage, follow, link};
use crate::promise::property;
use crate::shell::{Dialog, Shell};

/// Where a window keeps its seat over a reload, beside the id of the game.
const SEAT: &str = "seat";

/// What of a seat survives a reload.
pub(super) struct KeptSeat {
    /// What only this window knows.
    pub(super) secret: String,
    /// The name of the person.
    pub(super) name: String,
}

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
    let kept = kept_seat::<G>().map(|kept| kept.secret);
    let Some(secret) = kept.or_else(fresh_secret) else {
        return;
    };
    keep_seat::<G>(&secret, name);
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

/// Leaves the table for good.
pub(super) fn leave<G: SharedPage>(shell: Shell<G>) {
    link::post(&ToPeers::Leave {});
    forget_seat::<G>();
    forget();
    follow::end(shell);
}

/// The seat that this window has kept.
pub(super) fn kept_seat<G: SharedPage>() -> Option<KeptSeat> {
    let storage = session_storage()?;
    let kept = storage.get_item(&seat_name::<G>()).ok().flatten()?;
    let (secret, name) = kept.split_once(' ')?;
    Some(KeptSeat {
        secret: secret.into(),
        name: name.into(),
    })
}

fn keep_seat<G: SharedPage>(secret: &str, name: &str) {
    if let Some(storage) = session_storage() {
        // Without storage the seat is lost at a reload.
        let _ = storage.set_item(&seat_name::<G>(), &format!("{secret} {name}"));
    }
}

fn forget_seat<G: SharedPage>() {
    if let Some(storage) = session_storage() {
        // If the browser refuses, the next table asks for the old seat and gets a new one.
        let _ = storage.remove_item(&seat_name::<G>());
    }
}

/// The storage of this window, which the others do not share; `None` if the browser refuses it.
fn session_storage() -> Option<Storage> {
    property(&window(), "sessionStorage")?.dyn_into().ok()
}

fn seat_name<G: SharedPage>() -> String {
    format!("{}/{SEAT}", G::Format::INFO.id)
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
            change(|now| {
                (now.text, now.is_preparing) = (None, false);
                if now.news == Some(News::Lost) {
                    now.news = Some(News::Again);
                }
            });
        }
        FromPeers::Failed { why } => fail(shell, why),
        FromPeers::Lobby { you, seats } => lobby(shell, you, seats),
        FromPeers::Match { text } => {
            let begins = !now_untracked().has_match;
            set_match_text(text);
            change(|now| (now.has_match, now.is_preparing) = (true, false));
            if begins {
                shell.close_dialog();
            }
            follow::begin(shell);
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
