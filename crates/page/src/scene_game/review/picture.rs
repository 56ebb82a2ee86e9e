//! The table at a decision, as the player saw it.

use scene::{Piece, Zone, ZoneKind};
use session::{Event, Session};

use crate::dom::{Element, el};
use crate::shell::Shell;

/// The table before the decision after this number of moves: what it waited for, and all places with
/// pieces.
pub(super) fn picture(shell: Shell, before: usize) -> Vec<Element> {
    let then = shell.with_review(|review| review.record.borrow().back_to(before));
    let Some(then) = then.flatten() else {
        return Vec::new();
    };
    let (mut session, _) = Session::restored(then);
    // At a device that several people share, their hand is seen only after this.
    let _ = session.update(Event::Ready);
    let Some(table) = session.table() else {
        return Vec::new();
    };
    let scene = shell.game().scene(table, shell.page_words());
    let zones = scene.zones.iter().filter(|zone| !zone.pieces.is_empty());
    core::iter::once(el("p").text(scene.prompt.clone()))
        .chain(zones.map(|zone| view(shell, zone)))
        .collect()
}

fn view(shell: Shell, zone: &Zone) -> Element {
    let place = el("section")
        .attr("role", "group")
        .attr("aria-label", zone.label.clone());
    let pieces = zone.pieces.iter();
    if zone.kind == ZoneKind::Board {
        let cells = pieces.map(|piece| picture_of(shell, "span.cell", piece));
        return place
            .class("small-board")
            .child(el("div.board").children(cells));
    }
    let cards = pieces.map(|piece| el("li").child(picture_of(shell, "span.card", piece)));
    place
        .child(el("p").attr("aria-hidden", "true").text(zone.label.clone()))
        .child(el("ol.pieces").children(cards))
}

/// A piece that is no button.
fn picture_of(shell: Shell, tag: &'static str, piece: &Piece) -> Element {
    el(tag)
        .attr("role", "img")
        .attr("aria-label", piece.label.clone())
        .attr("title", piece.label.clone())
        .child(shell.face(&piece.face))
}
