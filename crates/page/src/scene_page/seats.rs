//! The players.

use cards::Seat;
use scene::{Counter, SeatScene};
use words::number;

use super::trick::place;
use crate::dom::{Element, el};
use crate::shell::{Middle, Shell};
use crate::widgets::{face, icon};

/// The largest number of backs that are drawn. Above the zones a few stand for a hand of any size, and a number says
/// the size; around a trick each card is drawn.
const fn max_backs(middle: &Middle) -> usize {
    if middle.is_trick { 13 } else { 5 }
}

/// Adds the other players, clockwise from the left of the person.
pub(super) fn with_others(place: Element, shell: Shell) -> Element {
    let others = move || {
        let seats = shell.with_scene(|scene| {
            let others = scene.seats.iter().skip(1);
            others.map(|one| one.seat).collect::<Vec<_>>()
        });
        seats.unwrap_or_default()
    };
    place.each(
        others,
        |other| other.index(),
        move |seat| seat_view(shell, seat),
    )
}

/// The player at the page: the first one of the scene.
pub(super) fn own_seat(shell: Shell) -> Element {
    let own = move || shell.with_scene(|scene| scene.seats.first().map(|own| own.seat));
    el("div.me").live(
        move || own().flatten(),
        move |seat| {
            seat.map(|seat| seat_view(shell, seat))
                .into_iter()
                .collect()
        },
    )
}

/// One player.
fn seat_view(shell: Shell, seat: Seat) -> Element {
    let player = Player { shell, seat };
    let view = el("section.seat").attr("data-seat", seat.get());
    let view = if shell.game().middle().is_trick {
        view.live_attr("data-place", move || place(shell, seat))
    } else {
        view
    };
    view.attr("role", "group")
        .live_attr("data-side", move || player.read(|one| one.side).flatten())
        .live_attr("aria-label", move || player.read(|one| one.name.clone()))
        .class_when("to-play", move || {
            player.read(|one| one.is_to_move) == Some(true)
        })
        .child(el("p.spoken").live_text(move || player.read(|one| one.summary.clone())))
        .child(plaque(player))
}

/// The visible part, hidden from screen readers: the summary says the same.
fn plaque(player: Player) -> Element {
    let middle = player.shell.game().middle();
    let name = move || player.read(|one| one.name.clone());
    let detail = move || player.read(|one| one.detail.clone());
    let counters = move || player.read(|one| one.counters.clone()).unwrap_or_default();
    let backs = move || player.read(|one| one.backs).unwrap_or_default();
    let badge = move || player.read(|one| one.badge.clone()).flatten();
    let dealer = move || player.read(|one| one.is_dealer) == Some(true);
    let who = el("p.who")
        .child(el("b.name").live_text(name))
        .child(el("span.level").live_text(detail));
    let plaque = el("div.plaque")
        .attr("aria-hidden", "true")
        .child(face(player.seat.index()))
        .child(who)
        .child(el("p.counter").live(counters, |all| all.iter().map(counter).collect()))
        .show(
            move || backs() > 0,
            move || hidden_hand(backs, max_backs(middle)),
        )
        .show(dealer, || el("span.dealer").child(icon("deck")))
        .child(el("span.dots").children((0..3).map(|_| el("i"))));
    if middle.is_trick {
        plaque.live(badge, |badge| badge.iter().map(sign).collect())
    } else {
        plaque
    }
}

/// The sign at the panel. It is new when its number comes: one that grows counts as a layout shift.
fn sign(badge: &Counter) -> Element {
    let sign = el("span.takes").child(icon(badge.icon));
    match badge.number {
        Some(number) => sign.class("taken").text(format!("+{number}")),
        None => sign,
    }
}

fn counter(counter: &Counter) -> Element {
    el("span")
        .attr("data-counter", counter.icon)
        .child(icon(counter.icon))
        .text(counter.number.map(number).unwrap_or_default())
}

/// A hand from behind, with the number of its cards.
fn hidden_hand(cards: impl Fn() -> usize + Copy + 'static, most: usize) -> Element {
    let drawn = move || (0..cards().min(most)).collect();
    el("span.backs")
        .each(drawn, |back| *back, |_| el("i"))
        .child(el("b").live_text(cards))
}

/// Reads the scene of one player.
#[derive(Clone, Copy)]
struct Player {
    shell: Shell,
    seat: Seat,
}

impl Player {
    fn read<T>(self, part: impl FnOnce(&SeatScene) -> T) -> Option<T> {
        let read = self.shell.with_scene(|scene| {
            let mut seats = scene.seats.iter();
            seats.find(|one| one.seat == self.seat).map(part)
        });
        read.flatten()
    }
}
