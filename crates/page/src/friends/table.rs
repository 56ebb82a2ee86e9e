//! The table with people at other devices: the person's actions, and the messages of the program.

use leptos::prelude::untrack;
use protocol::SharedMatches;
use protocol::peer_program::{DealStage, Failure, FromPeers, SeatNow, ToPeers};
use session::hex;

use super::kept::KeptTable;
use super::now::{
    Lied, News, Role, TableNow, change, forget, forget_match, latest, now_untracked, set_latest,
};
use super::telling::tell;
use super::{FRAGMENT, SharedPage, follow, link};
use crate::address;
use crate::clock;
use crate::shell::{Dialog, Notice, Shell};
use crate::storage::BrowserStorage;

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
    (seats, sealed): (Vec<(String, String)>, bool),
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
        sealed,
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
    keep_match(shell);
    link::post(&ToPeers::Leave {});
    KeptTable::forget::<G>();
    address::remove_fragment();
    forget();
    follow::end(shell);
}

/// Keeps the match so far, to be looked at later.
fn keep_match<G: SharedPage>(shell: Shell<G>) {
    let played = latest::<G>().filter(|latest| !latest.moves().is_empty());
    let kept =
        played.map(|played| SharedMatches::<_, G::Format>::new(BrowserStorage).keep(&played));
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
        FromPeers::Lobby {
            you,
            seats,
            begun,
            sealed,
        } => {
            change(|now| now.is_sealed = sealed);
            if now_untracked().has_match && !begun {
                end_match(shell);
                // A hand that closes takes the dialogs with it.
                clock::after(0, move || shell.open_dialog(Dialog::Friends));
            }
            lobby(shell, you, seats);
        }
        FromPeers::Deal { stage, waiting } => deal(shell, stage, &waiting),
        FromPeers::Match { text } => {
            let begins = !now_untracked().has_match;
            if set_latest::<G>(text) && latest::<G>().is_some_and(|latest| latest.is_over()) {
                keep_match(shell);
            }
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
        FromPeers::Lied {
            seat,
            kind,
            evidence,
        } => {
            keep_match(shell);
            let name = name_of(seat);
            tell(
                shell,
                News::Lied(Lied {
                    name,
                    kind,
                    evidence,
                }),
            );
            shell.open_dialog(Dialog::Friends);
        }
        FromPeers::Lost {} => {
            change(|now| now.text = None);
            tell(shell, News::Lost);
            shell.open_dialog(Dialog::Friends);
        }
        FromPeers::Gone {} => {
            keep_match(shell);
            tell(shell, News::Gone);
            shell.open_dialog(Dialog::Friends);
        }
        FromPeers::Closed {} => {
            keep_match(shell);
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

/// Shows these seats, and says which person has come or gone.
fn lobby<G: SharedPage>(shell: Shell<G>, you: usize, seats: Vec<SeatNow>) {
    let before = now_untracked().seats;
    let others = before.iter().zip(&seats).enumerate();
    let mut others = others.filter(|(at, _)| *at != you);
    let change_of = others.find_map(|(_, (before, now))| seat_news(before, now));
    change(|now| {
        (now.you, now.seats, now.is_preparing) = (you, seats, false);
    });
    if let Some(what) = change_of {
        tell(shell, what);
    }
}

/// Shows how far a sealed deal is. Says what is new, and which person does not answer.
fn deal<G: SharedPage>(shell: Shell<G>, stage: DealStage, waiting: &[usize]) {
    let before = now_untracked();
    let mut seats = waiting.iter().filter_map(|seat| before.seats.get(*seat));
    let silent = seats.find(|seat| seat.away && seat.level.is_empty());
    let silent = silent.map(|seat| seat.name.clone());
    let next = Some((stage, silent.clone()));
    if next == before.deal {
        return;
    }
    change(|now| now.deal = next);
    let known = before.deal.map(|(known, _)| known);
    // A page that was loaded again comes into the middle of a round.
    let is_news = known != Some(stage) && (known.is_some() || stage == DealStage::Shuffling);
    match silent {
        Some(name) => tell(shell, News::NoAnswer(name)),
        None if is_news => tell(shell, News::Deal(stage)),
        None => {}
    }
    if stage == DealStage::Playing {
        change(|now| now.news = None);
        shell.clear_remark();
    }
}

/// What has changed at the seat of somebody else.
fn seat_news(before: &SeatNow, now: &SeatNow) -> Option<News> {
    let is_here = |seat: &SeatNow| seat.taken && !seat.away && seat.level.is_empty();
    let name = || now.name.clone();
    if is_here(now) && !is_here(before) {
        Some(News::Here(name()))
    } else if now.taken && !now.level.is_empty() && before.level.is_empty() {
        Some(News::BotPlays(name()))
    } else if is_here(before) && now.away {
        Some(News::Away(name()))
    } else {
        None
    }
}

/// Shows and speaks what somebody says.
fn react<G: SharedPage>(shell: Shell<G>, seat: usize, reaction: usize) {
    if let Some(guide) = untrack(|| shell.guide()) {
        let texts = guide.friends_reactions();
        if let Some(text) = texts.get(reaction) {
            shell.set_remark(guide.friends_reacted(name_of(seat), *text));
        }
    }
}

/// The name of the player in a seat.
fn name_of(seat: usize) -> String {
    let now = now_untracked();
    let seat = now.seats.get(seat);
    seat.map_or_else(String::new, |seat| seat.name.clone())
}
