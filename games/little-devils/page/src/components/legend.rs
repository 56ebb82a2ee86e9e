//! The legend: the signs of the table and their meanings.

use little_devils::scene::LittleDevils;
use little_devils::words::Guide;
use page::dom::{Element, el};
use page::scene_game::sign_lines;
use scene::SceneGame;

use crate::store::Store;

/// The number of signs at the end of the tutorial; it has shown the others before.
const NEW_SIGNS: usize = 7;

/// The signs that the tutorial has not yet explained.
pub fn new_signs(store: Store) -> Element {
    list(store, NEW_SIGNS)
}

/// All signs.
pub fn legend(store: Store) -> Element {
    list(store, usize::MAX)
}

fn list(store: Store, most: usize) -> Element {
    let meanings = store.guide().map(Guide::signs).unwrap_or_default();
    let signs = LittleDevils::signs(store.words()).into_iter();
    let lines = sign_lines(*store, signs.zip(meanings).take(most));
    el("dl.key-list.legend").children(lines)
}
