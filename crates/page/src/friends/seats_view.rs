//! The seats of a table with people elsewhere, and what its people can do there.

use protocol::peer_program::{SeatNow, ToPeers};
use words::{ShellGuide, ShellWords};

use super::now::{News, Role, TableNow, latest, now};
use super::parts::{guide_button, guide_text, level_name, next_button};
use super::{SharedPage, link, table};
use crate::dom::{Element, el};
use crate::shell::Shell;
use crate::widgets::{button, face};

/// All seats, each with who sits there and how they are.
pub(super) fn seats<G: SharedPage>(shell: Shell<G>) -> Element {
    el("ul.friends-seats").live(
        move || (now(), shell.guide().map(|guide| guide.lang())),
        move |(now, _)| {
            let seats = now.seats.iter().enumerate();
            seats.map(|(at, one)| seat(shell, &now, at, one)).collect()
        },
    )
}

fn seat<G: SharedPage>(shell: Shell<G>, now: &TableNow, at: usize, seat: &SeatNow) -> Element {
    let guide = shell.guide();
    let name = match guide {
        Some(guide) if seat.name.is_empty() => guide.friends_seat(at + 1),
        _ => seat.name.clone(),
    };
    let is_you = at == now.you;
    let name = if is_you {
        shell.words().own_name(name)
    } else {
        name
    };
    let is_gone = seat.away && now.has_match && seat.level.is_empty() && !is_you;
    let vote = guide.filter(|_| is_gone).map(|guide| {
        let text = guide.friends_vote(seat.name.clone());
        let vote = el("button").attr("type", "button").text(text);
        let vote = vote.on("click", move |_| link::post(&ToPeers::Vote { seat: at }));
        el("span.actions").child(vote)
    });
    el("li")
        .child(face(at))
        .child(el("b").text(name))
        .text(" ")
        .child(el("span.state").text(state(shell, now, at, seat)))
        .children(vote)
}

/// How a seat is, in words.
fn state<G: SharedPage>(shell: Shell<G>, now: &TableNow, at: usize, seat: &SeatNow) -> String {
    let Some(guide) = shell.guide() else {
        return String::new();
    };
    if !seat.level.is_empty() {
        return guide.friends_bot(level_name(shell, &seat.level));
    }
    let states = guide.friends_states();
    let state = match seat {
        SeatNow { taken: false, .. } => 0,
        SeatNow { away: true, .. } => 4,
        _ if now.has_match || at == 0 => 3,
        SeatNow { ready: true, .. } => 2,
        _ => 1,
    };
    states.get(state).copied().unwrap_or_default().into()
}

/// The buttons for the person here.
pub(super) fn actions<G: SharedPage>(shell: Shell<G>) -> Element {
    el("p.actions").live(
        move || {
            let now = now();
            let mine = now.seats.get(now.you).cloned();
            let can_start = now.seats.iter().enumerate().all(|(at, seat)| {
                at == 0 || !seat.level.is_empty() || seat.taken && seat.ready && !seat.away
            });
            (
                now.role,
                now.has_match,
                mine.map(|seat| seat.ready),
                can_start,
            )
        },
        move |(role, has_match, ready, can_start)| {
            let is_guest = role == Some(Role::Guest);
            let start = (role == Some(Role::Host) && !has_match).then(|| {
                let start = next_button(shell, ShellGuide::friends_start, || {
                    link::post(&ToPeers::Start {});
                });
                start.attr("disabled", (!can_start).then_some(""))
            });
            let is_ready = ready.unwrap_or_default();
            let be_ready = (is_guest && !has_match && ready.is_some()).then(|| {
                next_button(shell, ShellGuide::friends_ready, move || {
                    link::post(&ToPeers::Ready { ready: !is_ready });
                })
                .attr("aria-pressed", if is_ready { "true" } else { "false" })
            });
            let again = (role == Some(Role::Host) && has_match && is_over::<G>())
                .then(|| guide_button(shell, ShellGuide::friends_rematch, table::rematch));
            let back = has_match.then(|| {
                next_button(shell, ShellGuide::friends_back, move || {
                    shell.close_dialog();
                })
            });
            let leave = guide_button(shell, ShellGuide::friends_leave, move || {
                table::leave(shell);
            });
            [start, again, be_ready, back, Some(leave)]
                .into_iter()
                .flatten()
                .collect()
        },
    )
}

/// Whether the match that is played elsewhere is over.
fn is_over<G: SharedPage>() -> bool {
    latest::<G>().is_some_and(|latest| latest.is_over())
}

/// The six reactions, while somebody hears them.
pub(super) fn reactions<G: SharedPage>(shell: Shell<G>) -> Element {
    el("div.actions.reactions").live(
        move || {
            let now = now();
            let is_heard = !matches!(now.news, Some(News::Lost | News::Gone | News::Closed));
            let is_shown = now.has_match && is_heard;
            is_shown.then(|| shell.guide().map(|guide| guide.lang()))
        },
        move |shown| {
            let texts = shown.and_then(|_| Some(shell.guide()?.friends_reactions()));
            let texts = texts.into_iter().flatten().enumerate();
            let one = |(reaction, text): (usize, &'static str)| {
                button(
                    move || text,
                    move || {
                        link::post(&ToPeers::React { reaction });
                        shell.close_dialog();
                    },
                )
            };
            texts.map(one).collect()
        },
    )
}

/// That nobody may look into the deals, if that is so.
pub(super) fn sealed_note<G: SharedPage>(shell: Shell<G>) -> Element {
    let note = move || el("p.note.sealed").live_text(guide_text(shell, ShellGuide::friends_sealed));
    el("div").show(move || now().is_sealed, note)
}

/// The heading of the part with the seats, once they are known.
pub(super) fn heading<G: SharedPage>(shell: Shell<G>) -> Element {
    let heading = move || el("h3").live_text(shell.text(ShellWords::players));
    el("div").show(move || !now().seats.is_empty(), heading)
}
