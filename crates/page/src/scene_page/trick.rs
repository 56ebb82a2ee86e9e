//! A trick in the middle of the table: its cards where their players sit, which way it goes, and whose it would be.

use cards::Seat;
use scene::{TrickSign, TrickState, Zone};

use super::zones::{HAND, keys, picture};
use crate::dom::{Element, IntoText, el};
use crate::shell::Shell;
use crate::widgets::icon;

/// The id of the trick.
pub(super) const TRICK: &str = "trick";

/// The icon of the player who takes a trick, at the panel and at the card.
pub(super) const TAKES: &str = "fork";

/// The trick.
pub(super) fn trick(shell: Shell) -> Element {
    let keys = move || read(shell, keys).unwrap_or_default();
    let cards = el("ol.plays").each(
        keys,
        |key: &u16| usize::from(*key),
        move |key| played(shell, key),
    );
    let inlay = [shell.game().look().emblem, "arrow"].map(icon);
    el("section.trick")
        .attr("data-zone", TRICK)
        .attr("role", "group")
        .live_attr("aria-label", move || read(shell, |zone| zone.label.clone()))
        // After the person's last card of a round it has the focus, until the end dialog opens.
        .live_attr("tabindex", move || hand_is_empty(shell).then_some("-1"))
        .live_attr("data-state", move || {
            state(shell, |trick| trick.course).flatten()
        })
        .class_when("complete", move || {
            state(shell, |trick| trick.is_complete) == Some(true)
        })
        .child(el("span.inlay").attr("aria-hidden", "true").children(inlay))
        .child(el("p.told").live_text(move || state(shell, |trick| trick.told.clone())))
        .child(cards)
        .children((0..2).map(|at| sign_at(shell, at)))
        .children(shell.own_parts().in_trick(shell))
}

fn read<T>(shell: Shell, part: impl FnOnce(&Zone) -> T) -> Option<T> {
    shell.with_zone(TRICK, part)
}

fn state<T>(shell: Shell, part: impl FnOnce(&TrickState) -> T) -> Option<T> {
    read(shell, |zone| part(&zone.trick))
}

fn hand_is_empty(shell: Shell) -> bool {
    shell.with_zone(HAND, |hand| hand.pieces.is_empty()) == Some(true)
}

/// The first or the second sign.
fn sign_at(shell: Shell, at: usize) -> Element {
    let sign = move |part: fn(&TrickSign) -> String| {
        move || state(shell, |trick| trick.signs.get(at).map(part)).flatten()
    };
    let name = state(shell, |trick| trick.signs.get(at).map(|sign| sign.icon)).flatten();
    let name = name.unwrap_or(if at == 0 { "arrow" } else { TAKES });
    sign_of(
        name,
        sign(|sign| sign.word.clone()),
        sign(|sign| sign.detail.clone()),
    )
}

/// A sign of the table: an icon, a word and a detail. Screen readers get the same with the trick.
pub fn sign_of<T: IntoText, U: IntoText>(
    icon_name: &'static str,
    word: impl Fn() -> T + 'static,
    detail: impl Fn() -> U + 'static,
) -> Element {
    el("p.sign")
        .attr("data-sign", icon_name)
        .attr("aria-hidden", "true")
        .child(icon(icon_name))
        .child(el("b").live_text(word))
        .child(el("span").live_text(detail))
}

/// One card of the trick.
fn played(shell: Shell, key: u16) -> Element {
    let takes = move || state(shell, |trick| trick.taking) == Some(Some(key));
    let badge = el("span.badge")
        .attr("aria-hidden", "true")
        .child(icon(TAKES));
    let owner = shell.with_piece(key, |piece| piece.owner).flatten();
    el("li")
        .live_attr("data-place", move || {
            owner.and_then(|seat| place(shell, seat))
        })
        .class_when("takes", takes)
        .child(picture(shell, key).attr("data-piece", key))
        .child(badge)
}

/// The place of a player around the table: 0 below, the others clockwise from the left.
pub(super) fn place(shell: Shell, seat: Seat) -> Option<u8> {
    shell
        .with_scene(|scene| {
            let mut places = (0..).zip(&scene.seats);
            places.find_map(|(place, one)| (one.seat == seat).then_some(place))
        })
        .flatten()
}
