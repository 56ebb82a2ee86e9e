//! The complete tricks of the round.

use scene::{Piece, Zone};
use session::Switch;

use crate::dom::{Element, el};
use crate::shell::Shell;

/// The last complete trick of the round; with the history setting, all of them, the newest first. `tricks` are all of
/// them, the oldest first: the label of each is its title, and the owner of each piece has played it. `none` is said
/// before the first one.
pub fn past_tricks(
    shell: Shell,
    tricks: impl Fn() -> Vec<Zone> + 'static,
    none: impl Fn() -> &'static str + 'static,
) -> Element {
    let shown = move || {
        let mut tricks = tricks();
        if !shell.is_on(Switch::History) {
            tricks.drain(..tricks.len().saturating_sub(1));
        }
        (tricks, none())
    };
    el("div.past").live(shown, move |(tricks, none)| {
        if tricks.is_empty() {
            return vec![el("p").text(none)];
        }
        let newest_first = tricks.iter().rev();
        newest_first.map(|trick| line(shell, trick)).collect()
    })
}

fn line(shell: Shell, trick: &Zone) -> Element {
    let cards = trick.pieces.iter().map(|piece| played(shell, trick, piece));
    el("section")
        .attr("data-state", trick.trick.course)
        .child(el("h3").text(trick.label.clone()))
        .child(el("ol.row").children(cards))
        .child(el("p").text(trick.trick.told.clone()))
}

fn played(shell: Shell, trick: &Zone, piece: &Piece) -> Element {
    let name = shell.with_scene(|scene| {
        let mut seats = scene.seats.iter();
        let owner = seats.find(|one| Some(one.seat) == piece.owner);
        owner.map(|owner| owner.name.clone())
    });
    let picture = el("span.card")
        .attr("role", "img")
        .attr("aria-label", piece.label.clone())
        .attr("title", piece.label.clone())
        .child(shell.face(&piece.face));
    let name = el("span.name")
        .attr("aria-hidden", "true")
        .text(name.flatten().unwrap_or_default());
    let item = el("li").child(picture).child(name);
    if trick.trick.taking == Some(piece.key) {
        item.class("taking")
    } else {
        item
    }
}
