//! The seats of an online table, and what its people can do there.

use leptos::prelude::{GetUntracked, untrack};
use protocol::online_program::{SeatStatus, ToOnline};
use words::ShellGuide;

use super::announce::announce;
use super::marks::away;
use super::parts::{guide_button, guide_text, level_name, next_button};
use super::status::{
    OnlineNotice, OnlineRole, OnlineStatus, change, latest, status, status_untracked,
};
use super::{link, table};
use crate::dom::{Element, el};
use crate::shell::Shell;
use crate::widgets::{button, face};

/// All seats, each with who sits there and how they are.
pub(super) fn seats(shell: Shell) -> Element {
    el("ul.friends-seats").live(
        move || {
            // Other changes do not rebuild the seats, so the focus stays in them.
            let now = OnlineStatus {
                notice: None,
                text: None,
                wait: None,
                deal: None,
                ..status()
            };
            (now, shell.guide().map(|guide| guide.lang()))
        },
        move |(now, _)| {
            let seats = now.seats.iter().enumerate();
            seats.map(|(at, one)| seat(shell, &now, at, one)).collect()
        },
    )
}

fn seat(shell: Shell, now: &OnlineStatus, at: usize, seat: &SeatStatus) -> Element {
    let name = match shell.guide() {
        Some(guide) if seat.name.is_empty() => guide.online_seat(at + 1),
        _ => seat.name.clone(),
    };
    let shown = if at == now.you {
        shell.words().own_name(name.clone())
    } else {
        name.clone()
    };
    let who = el("span")
        .child(el("b").text(shown))
        .text(" ")
        .child(el("span.state").text(state(shell, now, at, seat)));
    el("li")
        .child(face(at))
        .child(who)
        .children(bot_button(shell, now, at, &name))
}

/// The button that lets a bot play in the seat of somebody who is not there.
fn bot_button(shell: Shell, now: &OnlineStatus, at: usize, name: &str) -> Option<Element> {
    let guide = shell.guide()?;
    let seat = now.seats.get(at).filter(|seat| seat.level.is_empty())?;
    let name = name.to_owned();
    let is_gone = seat.away && now.has_match && at != now.you;
    let has_left = now.has_left(seat);
    let is_free =
        (seat.away || !seat.taken) && now.role == Some(OnlineRole::Host) && !now.is_sealed;
    let bot = if is_gone {
        let is_wanted = if now.voted == Some(at) {
            "true"
        } else {
            "false"
        };
        el("button")
            .attr("aria-pressed", is_wanted)
            .text(guide.online_vote(name.clone()))
            .on("click", move |_| vote(shell, at, name.clone()))
            .class_when("next", move || has_left)
    } else if is_free && !now.has_begun {
        let text = guide.online_reseat();
        el("button")
            .attr("aria-label", format!("{text}: {name}"))
            .text(text)
            .on("click", move |_| reseat(shell, at))
    } else {
        return None;
    };
    Some(el("span.actions").child(bot.attr("type", "button")))
}

/// Agrees that a bot plays for somebody.
fn vote(shell: Shell, seat: usize, name: String) {
    let now = status_untracked();
    let is_there = |one: &SeatStatus| one.taken && one.level.is_empty() && !one.away;
    let others = now.seats.iter().enumerate();
    let has_others = others
        .filter(|(at, _)| *at != now.you)
        .any(|(_, one)| is_there(one));
    link::post(&ToOnline::Vote { seat });
    if has_others {
        change(|now| now.voted = Some(seat));
        announce(shell, OnlineNotice::Voted(name));
    }
}

/// Gives a seat to a bot before the match: the one that the form would put there.
fn reseat(shell: Shell, seat: usize) {
    let form = untrack(|| shell.match_form());
    let at = seat.saturating_sub(1);
    if let (Some(name), Some(level)) = (form.names.get(at), form.levels.get(at)) {
        link::post(&ToOnline::Reseat {
            seat,
            name: name.get_untracked(),
            level: level.get_untracked().id().into(),
        });
    }
}

/// How a seat is, in words.
fn state(shell: Shell, now: &OnlineStatus, at: usize, seat: &SeatStatus) -> String {
    let Some(guide) = shell.guide() else {
        return String::new();
    };
    if !seat.level.is_empty() {
        return guide.online_bot(level_name(shell, &seat.level));
    }
    let states = guide.online_states();
    let state = match seat {
        SeatStatus { taken: false, .. } => 0,
        SeatStatus { away: true, .. } => return away(guide, now, seat).into(),
        _ if now.has_begun || at == 0 => 3,
        SeatStatus { ready: true, .. } => 2,
        _ => 1,
    };
    states.get(state).copied().unwrap_or_default().into()
}

/// The buttons for the person here, but the one that leaves.
pub(super) fn actions(shell: Shell) -> Element {
    el("p.actions").live(
        move || {
            let now = status();
            let is_over = is_over();
            // Then going back to the table is not the next step.
            let is_done = now.is_dead() || now.is_cut_off();
            (
                now.role,
                now.has_match,
                now.has_begun,
                now.seats.is_empty(),
                is_over,
                is_done,
            )
        },
        move |(role, has_match, has_begun, is_empty, is_over, is_done)| {
            let is_host = role == Some(OnlineRole::Host);
            let is_lobby = !has_begun && !is_empty;
            let start = (is_host && is_lobby).then(|| {
                let start = next_button(shell, ShellGuide::online_start, || {
                    link::post(&ToOnline::Start {});
                });
                start.live_attr("disabled", || (!status().can_start()).then_some(""))
            });
            let be_ready = (!is_host && is_lobby).then(|| {
                let ready = next_button(shell, ShellGuide::online_ready, || {
                    let ready = !is_ready(&status_untracked());
                    link::post(&ToOnline::Ready { ready });
                });
                ready.live_attr("aria-pressed", || {
                    if is_ready(&status()) { "true" } else { "false" }
                })
            });
            let can_repeat = is_host && has_match && is_over;
            let again =
                can_repeat.then(|| next_button(shell, ShellGuide::online_rematch, table::rematch));
            let back = has_match.then(|| {
                let back = guide_button(shell, ShellGuide::online_back, move || {
                    shell.close_dialog();
                });
                if is_done || can_repeat {
                    back
                } else {
                    back.class("next")
                }
            });
            [start, again, be_ready, back]
                .into_iter()
                .flatten()
                .collect()
        },
    )
}

/// Whether the person here is ready.
fn is_ready(now: &OnlineStatus) -> bool {
    now.seats.get(now.you).is_some_and(|seat| seat.ready)
}

/// What everybody waits for before the match.
pub(super) fn waiting(shell: Shell) -> Element {
    let text = move || {
        let (now, guide) = (status(), shell.guide()?);
        if now.has_begun || now.seats.is_empty() {
            return None;
        }
        match now.role {
            Some(OnlineRole::Host) if !now.can_start() => Some(guide.online_start_when().into()),
            Some(OnlineRole::Guest) if is_ready(&now) => Some(guide.online_wait_start(now.host())),
            _ => None,
        }
    };
    let note = move || el("p.note").live_text(text);
    el("div").show(move || text().is_some(), note)
}

/// Whether the match that is played elsewhere is over.
fn is_over() -> bool {
    latest().is_some_and(|latest| latest.is_over())
}

/// The six reactions, while somebody hears them.
pub(super) fn reactions(shell: Shell) -> Element {
    el("div.actions.reactions").live(
        move || {
            let now = status();
            let is_heard = !matches!(
                now.notice,
                Some(OnlineNotice::Lost | OnlineNotice::Gone | OnlineNotice::Closed)
            );
            let is_shown = now.has_match && is_heard;
            is_shown.then(|| shell.guide().map(|guide| guide.lang()))
        },
        move |shown| {
            let texts = shown.and_then(|_| Some(shell.guide()?.online_reactions()));
            let texts = texts.into_iter().flatten().enumerate();
            let one = |(reaction, text): (usize, &'static str)| {
                button(
                    move || text,
                    move || {
                        link::post(&ToOnline::React { reaction });
                        shell.close_dialog();
                    },
                )
            };
            texts.map(one).collect()
        },
    )
}

/// Says that deals are sealed, if they are. The host's device knows the deals in which a bot plays.
pub(super) fn sealed_note(shell: Shell) -> Element {
    let note = move || el("p.note.sealed").live_text(guide_text(shell, ShellGuide::online_sealed));
    let is_sealed = || {
        let now = status();
        now.is_sealed && now.seats.iter().all(|seat| seat.level.is_empty())
    };
    el("div").show(is_sealed, note)
}
