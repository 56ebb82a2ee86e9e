//! The legend: the signs of the table and their meanings.

use crate::store::Store;
use little_devils::words::Guide;
use page::dom::{Element, el};

use super::mark;
use page::widgets::icon;

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
    // In the order of the texts.
    let signs = [
        icon("hint"),
        icon("undo"),
        icon("devil"),
        icon("sheet"),
        icon("deck"),
        el("b").text(store.words().level("imp")),
        el("kbd").text("H"),
        icon("fork"),
        mark(),
        icon("halo"),
    ];
    let line =
        |(sign, meaning): (Element, &'static str)| [el("dt").child(sign), el("dd").text(meaning)];
    let lines = signs.into_iter().zip(meanings).take(most);
    el("dl.key-list.legend").children(lines.flat_map(line))
}
