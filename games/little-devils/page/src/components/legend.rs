//! What the signs of the table mean.

use crate::store::Store;
use little_devils::words::Guide;
use page::dom::{Element, el};

use super::mark;
use page::widgets::icon;

/// How many of the signs the tutorial ends with; it has shown the others before.
const TAUGHT: usize = 7;

/// The signs that the tutorial has not yet explained.
pub fn taught(store: Store) -> Element {
    list(store, TAUGHT)
}

/// All signs.
pub fn legend(store: Store) -> Element {
    list(store, usize::MAX)
}

fn list(store: Store, most: usize) -> Element {
    let means = store.guide().map(Guide::signs).unwrap_or_default();
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
        |(sign, means): (Element, &'static str)| [el("dt").child(sign), el("dd").text(means)];
    let lines = signs.into_iter().zip(means).take(most);
    el("dl.key-list.legend").children(lines.flat_map(line))
}
