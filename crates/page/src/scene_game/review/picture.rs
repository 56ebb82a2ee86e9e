//! The table at a decision, as the player saw it.

use scene::{Piece, Zone};
use session::{Event, Session};

use super::super::game::SceneMove;
use super::super::{SceneGame, SceneState};
use crate::dom::{Element, el};
use crate::shell::Shell;

/// The table before the decision after this number of moves: what it waited for, and all places with
/// pieces.
pub(super) fn picture<T: SceneGame>(shell: Shell<SceneState<T>>, before: usize) -> Vec<Element> {
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
    let scene = T::scene(table, shell.words());
    let zones = scene.zones.iter().filter(|zone| !zone.pieces.is_empty());
    core::iter::once(el("p").text(scene.prompt.clone()))
        .chain(zones.map(view::<T>))
        .collect()
}

fn view<T: SceneGame>(zone: &Zone<T::Face, SceneMove<T>>) -> Element {
    let pieces = el("ol.pieces").children(zone.pieces.iter().map(piece::<T>));
    el("section")
        .attr("role", "group")
        .attr("aria-label", zone.label.clone())
        .child(el("p").attr("aria-hidden", "true").text(zone.label.clone()))
        .child(pieces)
}

fn piece<T: SceneGame>(piece: &Piece<T::Face, SceneMove<T>>) -> Element {
    let card = el("span.card")
        .attr("role", "img")
        .attr("aria-label", piece.label.clone())
        .attr("title", piece.label.clone());
    el("li").child(card.child(T::face(piece.face)))
}
