//! The people at a table with other devices: they come, go, are ready, and react.

use leptos::prelude::untrack;
use protocol::online_program::{DealStage, SeatStatus};

use super::announce::announce;
use super::status::{OnlineNotice, OnlineRole, OnlineStatus, change, latest, status_untracked};
use crate::clock;
use crate::shell::{Dialog, Shell};

/// Milliseconds that a host's page waits for somebody who has lost the connection. Another window of this browser is
/// back by then.
const SOON: u32 = 3_000;

/// Shows these seats, and says which person has come, is ready or has gone.
pub(super) fn lobby(shell: Shell, you: usize, seats: Vec<SeatStatus>, has_begun: bool) {
    let before = status_untracked();
    change(|now| {
        (now.you, now.seats, now.has_begun) = (you, seats, has_begun);
        now.wait = None;
        let is_gone = |seat: &SeatStatus| seat.away && seat.level.is_empty();
        let voted = now
            .voted
            .filter(|at| now.seats.get(*at).is_some_and(is_gone));
        now.voted = voted;
    });
    let now = status_untracked();
    if let Some(what) = lobby_news(&before, &now) {
        announce(shell, what);
    }
    let is_alone = |table: &OnlineStatus| table.seats.iter().any(|seat| seat.away);
    if now.role == Some(OnlineRole::Host) && is_alone(&now) && !is_alone(&before) {
        let has_left = now.missing().is_some_and(|seat| now.has_left(seat));
        let wait = if has_left { 0 } else { SOON };
        offer_help(shell, wait, before.seats.is_empty());
    }
}

/// What is new at the table.
fn lobby_news(before: &OnlineStatus, now: &OnlineStatus) -> Option<OnlineNotice> {
    let is_host = now.role == Some(OnlineRole::Host);
    if before.seats.is_empty() {
        return (!is_host && !now.has_begun).then_some(OnlineNotice::Seated);
    }
    if is_host && !now.has_begun && now.can_start() && !before.can_start() {
        return Some(OnlineNotice::AllReady);
    }
    let others = before.seats.iter().zip(&now.seats).enumerate();
    let mut others = others.filter(|(at, _)| *at != now.you);
    others.find_map(|(_, (before, seat))| seat_news(before, seat, now))
}

/// A person is away from the host's match. If the person is not back in time, opens the dialog, which shows what the host
/// can do.
fn offer_help(shell: Shell, milliseconds: u32, is_untold: bool) {
    clock::after(milliseconds, move || {
        let now = status_untracked();
        let is_over = latest().is_none_or(|latest| latest.is_over());
        let Some(missing) = now.missing().filter(|_| !is_over) else {
            return;
        };
        if is_untold {
            announce(shell, OnlineNotice::Away(missing.name.clone()));
        }
        if untrack(|| shell.dialog().is_none()) {
            shell.open_dialog(Dialog::Online);
        }
    });
}

/// Shows how far a sealed deal is. Says what is new, and which person does not answer.
pub(super) fn deal(shell: Shell, stage: DealStage, waiting: &[usize]) {
    let before = status_untracked();
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
        Some(name) => announce(shell, OnlineNotice::NoAnswer(name)),
        None if is_news => announce(shell, OnlineNotice::Deal(stage)),
        None => {}
    }
    if stage == DealStage::Playing {
        change(|now| now.notice = None);
        shell.clear_remark();
    }
}

/// What has changed at the seat of somebody else.
fn seat_news(before: &SeatStatus, now: &SeatStatus, table: &OnlineStatus) -> Option<OnlineNotice> {
    let is_here = |seat: &SeatStatus| seat.taken && !seat.away && seat.level.is_empty();
    let (name, has_begun) = (|| now.name.clone(), table.has_begun);
    if is_here(now) && !is_here(before) {
        Some(OnlineNotice::Here(name()))
    } else if now.taken && !now.level.is_empty() && before.level.is_empty() {
        has_begun.then(|| OnlineNotice::BotPlays(name()))
    } else if table.has_left(now) && (before.ready || !before.away) {
        Some(OnlineNotice::Left(name()))
    } else if is_here(before) && now.away {
        Some(OnlineNotice::Away(name()))
    } else if is_here(now) && now.ready && !before.ready && !has_begun {
        Some(OnlineNotice::Ready(name()))
    } else {
        None
    }
}

/// Shows and speaks what somebody says.
pub(super) fn react(shell: Shell, seat: usize, reaction: usize) {
    if let Some(guide) = untrack(|| shell.guide()) {
        let texts = guide.online_reactions();
        if let Some(text) = texts.get(reaction) {
            shell.set_remark(guide.online_reacted(name_of(seat), *text));
        }
    }
}

/// The name of the player in a seat.
pub(super) fn name_of(seat: usize) -> String {
    let now = status_untracked();
    let seat = now.seats.get(seat);
    seat.map_or_else(String::new, |seat| seat.name.clone())
}

/// The name that the person here has at the table.
pub(super) fn own_name() -> String {
    name_of(status_untracked().you)
}
