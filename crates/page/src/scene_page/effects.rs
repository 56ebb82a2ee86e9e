//! Animates and sounds what happens on the table.

use leptos::prelude::untrack;
use scene::{BoardMove, Change, Origin};

use super::ScenePage;
use super::movements::{board_movements, movements};
use super::tones::tones;
use crate::animation::Movement;
use crate::dom::effect;
use crate::shell::Shell;
use crate::{animation, sound};

/// Watches the scene for the lifetime of the page.
pub fn watch<G: ScenePage>(shell: Shell<G>) {
    sound::listen();
    let mut before = None;
    let mut moves_before = None;
    effect(move || {
        let now = G::with_scene(shell, Clone::clone);
        let changes = now.as_ref().map(|now| now.changes_since(before.as_ref()));
        let mut changes = changes.unwrap_or_default();
        let mut movements: Vec<Movement> = changes.iter().flat_map(movements).collect();
        let last = now.as_ref().and_then(|now| now.last_move);
        let last = last.filter(|_| G::HAS_BOARD);
        let moves = last.map_or(0, |moved| moved.number);
        if let Some(moved) = last.filter(|_| moves_before.is_some_and(|before| before < moves)) {
            movements.extend(board_movements(moved));
            changes.push(change_of(moved));
        }
        moves_before = now.as_ref().map(|_| moves);
        animation::animate(movements);
        if untrack(|| shell.has_sound()) {
            for change in &changes {
                sound::play(&tones(change));
            }
        }
        before = now;
    });
}

/// A move on the board as a change, which has a sound.
const fn change_of(moved: BoardMove) -> Change {
    Change::Came {
        key: moved.to,
        zone: "board",
        origin: Origin::Zone("board"),
    }
}
